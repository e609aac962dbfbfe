/** Keys beside a server from which its operator derives settings that no file has. */

/** In lower case, without dashes and underscores; such as `mysql.autoConfig` of Percona's operator since 1.3.0. */
const DERIVING: readonly string[] = ['autoconfig', 'autotune', 'autotuning']

/** Whether a key, or one around it, is one of them. @param path such as `autoConfig.enabled` */
export function derivesSettings(path: string): boolean {
  return path.split('.').some((key) => DERIVING.includes(key.toLowerCase().replaceAll(/[-_]/g, '')))
}
