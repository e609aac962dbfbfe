/** Images of old servers, as configuration names them by their tags. */
import { basename, dirname } from 'node:path'
import { run, say } from './command.ts'
import { ensureMysqlImage, isImageThere } from './mysql-image.ts'
import { ensureOldServerOf } from './old-servers.ts'

/** The folder that the programs were built for. */
const HOME = '/usr/local/mysql'
/** Libraries that every image has itself, and that fit only its own loader. */
const OF_SYSTEM = /^(?:ld-linux|lib(?:c|m|dl|rt|pthread|resolv)\.so)/

/**
 * Makes an image of an old server from Maven, with this machine's libraries, on top of the image of MySQL.
 *
 * @returns its name, such as qpsgate-test/mysql:8.0.15
 */
export async function ensureOldImage(product: 'mysql' | 'mariadb', version: string): Promise<string> {
  const image = `qpsgate-test/${product}:${version}`
  if (await isImageThere(image)) return image
  const program = await ensureOldServerOf(version)
  const base = await ensureMysqlImage()
  say(`making ${image}`)
  const container = await run(['docker', 'create', '--network=none', base, 'mysqld'])
  try {
    await run(['docker', 'cp', `${dirname(dirname(program))}/.`, `${container}:${HOME}`])
    for (const library of await librariesOf(program))
      await run(['docker', 'cp', '--follow-link', library, `${container}:${HOME}/bin/${basename(library)}`])
    const path = `PATH=${HOME}/bin:${HOME}/scripts:/usr/sbin:/usr/bin`
    const changes = [`ENV ${path}`, `ENV LD_LIBRARY_PATH=${HOME}/bin`].flatMap((change) => ['--change', change])
    await run(['docker', 'commit', ...changes, container, image])
  } finally {
    await run(['docker', 'rm', '--volumes', container])
  }
  return image
}

/** Paths of the libraries of this machine that a program is linked with. */
async function librariesOf(program: string): Promise<string[]> {
  const lines = (await run(['ldd', program])).split('\n')
  const paths = lines.flatMap((line) => /=> (\/\S+)/.exec(line)?.[1] ?? [])
  return paths.filter((path) => !OF_SYSTEM.test(basename(path)))
}
