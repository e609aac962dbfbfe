/** Reads migrations of the user's repository: a file of SQL, or a folder with all files below it. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type MigrationFile, migrationOf, migrationOrder } from '../../core/catalogue/migration.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { holds } from './option-files.ts'
import { checkoutAround, foreignLink, isDirectory, realPathOf } from './paths.ts'

/** Maximum size of all migrations together, bytes. It is far more than any repository has. */
const MOST_BYTES = 64 * 1024 ** 2

/** @throws UserError if the path holds no migration, or lies outside the checkout */
export function readMigrations(path: string): readonly MigrationFile[] {
  const wrong = (found: string) =>
    new UserError(`--migrations ${path}: ${found}; allowed: a file or folder of .sql files in this checkout`)
  const whole = realPathOf(resolve(path))
  const top = checkoutAround(process.cwd()) ?? realPathOf(process.cwd())
  if (!holds(top, whole)) throw wrong('it lies elsewhere')
  try {
    const below = isDirectory(whole) ? filesBelow(whole) : ['']
    const names = isDirectory(whole) ? migrationOrder(below) : below
    if (names.length === 0) throw wrong('found no .sql file')
    const files = names.map((name) => join(whole, name))
    const link = files.find((file) => foreignLink(file) !== undefined)
    if (link !== undefined) throw wrong(`${relative(top, link)} is a link`)
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    if (bytes > MOST_BYTES) throw wrong(`found ${bytes} bytes, more than ${MOST_BYTES} bytes`)
    return files.map((file) => migrationOf(relative(top, file), readFileSync(file, 'utf8')))
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw wrong(`cannot be read (${reasonOf(cause)})`)
  }
}

/** Files of a folder and of the folders in it. Links are left out, because they may lead anywhere, even in circles. */
function filesBelow(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = join(prefix, entry.name)
    if (entry.isDirectory()) return filesBelow(folder, name)
    return entry.isFile() ? [name] : []
  })
}
