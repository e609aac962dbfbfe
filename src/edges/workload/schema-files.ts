/** Files of SQL that make tables: one, or a directory of migrations. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsAmong } from '../../core/workload/read-own-load.ts'
import { reasonOf, UserError } from '../../errors.ts'

export interface SchemaFile {
  /** As messages name it. */
  readonly file: string
  readonly text: string
}

/** A schema is text that people write; larger files hold data. */
const MOST_BYTES = 64 * 1024 ** 2
/**
 * The file, or those of the directory that end in `.sql`, by the numbers in their names.
 *
 * @throws UserError if one cannot be read, or there is none
 */
export function readSchemaFiles(kind: 'schema' | 'migrations', path: string): SchemaFile[] {
  if (kind === 'schema') return [{ file: path, text: read(path) }]
  const files = migrationsAmong(list(path))
  if (files.length === 0)
    throw new UserError(`${path} holds no file that ends in .sql; name the directory with the migrations`)
  return files.map((name) => ({ file: join(path, name), text: read(join(path, name)) }))
}

function list(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch (cause) {
    throw new UserError(`cannot read ${directory}: ${reasonOf(cause)}; name the directory with the migrations`, {
      cause,
    })
  }
}

function read(path: string): string {
  try {
    const facts = statSync(path)
    if (!facts.isFile()) throw new UserError(`${path} is no file; name a file of SQL`)
    if (facts.size > MOST_BYTES)
      throw new UserError(
        `${path} is larger than ${MOST_BYTES / 1024 ** 2} MiB, as no schema is; leave its rows out, such as with mysqldump --no-data`,
      )
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new UserError(`cannot read ${path}: ${reasonOf(cause)}`, { cause })
  }
}
