/** Images with a fake server: the real one is there as well, as /usr/sbin/mysqld.real. */
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.ts'

export interface HostileImage extends AsyncDisposable {
  readonly name: string
}

/**
 * @param script runs in place of the server
 * @param changes of the image, as lines of a Dockerfile
 */
export async function makeHostileImage(
  base: string,
  script: string,
  changes: readonly string[] = [],
): Promise<HostileImage> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-image-'))
  const name = `qpsgate-test/hostile:${folder.path.slice(-6).toLowerCase()}`
  const program = join(folder.path, 'mysqld')
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o755)
  const container = await run(['docker', 'create', '--network=none', base, 'true'])
  try {
    await run(['docker', 'cp', `${container}:/usr/sbin/mysqld`, join(folder.path, 'mysqld.real')])
    for (const file of ['mysqld.real', 'mysqld'])
      await run(['docker', 'cp', join(folder.path, file), `${container}:/usr/sbin/${file}`])
    await run(['docker', 'commit', ...changes.flatMap((change) => ['--change', change]), container, name])
  } finally {
    await run(['docker', 'rm', '--volumes', container])
  }
  return {
    name,
    [Symbol.asyncDispose]: async () => {
      await run(['docker', 'rmi', name])
    },
  }
}

/**
 * A script that is the real server until the data have been initialised, and then runs `script`, with the data
 * directory as `$data`, and the folder around it as `$home`.
 */
export function turnsAfterwards(script: string): string {
  return `for argument in "$@"; do
  case $argument in
  --version | --initialize-insecure) exec /usr/sbin/mysqld.real "$@" ;;
  --datadir=*) data=\${argument#*=} ;;
  esac
done
home=\${data%/data}
${script}`
}
