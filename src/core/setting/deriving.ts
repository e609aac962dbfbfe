/**
 * Keys in a server's files from which its Kubernetes operator derives settings. No file has those settings, so qpsgate
 * cannot measure them.
 */

/** Keys in lower case, without dashes and underscores. Percona's operator has had `mysql.autoConfig` since 1.3.0. */
const DERIVING: readonly string[] = ['autoconfig', 'autotune', 'autotuning']

/** Whether settings derive from a key, or from one around it. @param path such as `autoConfig.enabled` */
export function derivesSettings(path: string): boolean {
  return path.split('.').some((key) => DERIVING.includes(key.toLowerCase().replaceAll(/[-_]/g, '')))
}
