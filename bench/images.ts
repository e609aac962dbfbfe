/** Makes the images of servers that suites name, where they are missing. */
import { run } from '../test/setup/command.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMariadbImage, ensureMysqlImage, isImageThere } from '../test/setup/mysql-image.ts'
import { ensureOldImage } from '../test/setup/old-image.ts'

const IMAGES = {
  'mysql:5.7': () => ensureOldImage('mysql', '5.7.22'),
  'mysql:8.0': () => ensureOldImage('mysql', '8.0.15'),
  'mysql:9.7': ensureMysqlImage,
  'mariadb:10.11': () => ensureOldImage('mariadb', '10.11.5'),
  'mariadb:11.4': () => ensureOldImage('mariadb', '11.4.5'),
  'mariadb:11.8': ensureMariadbImage,
} as const

/**
 * A container engine that has all of these images, until it is disposed of. An image that already has the name is kept,
 * and is measured.
 */
export async function ensureImages(): Promise<AsyncDisposable> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  const made: string[] = []
  for (const [name, make] of Object.entries(IMAGES)) {
    if (await isImageThere(name)) continue
    await run(['docker', 'tag', await make(), name])
    made.push(name)
  }
  return {
    [Symbol.asyncDispose]: async () => {
      for (const name of made) await run(['docker', 'rmi', name])
      await engine.stop()
    },
  }
}
