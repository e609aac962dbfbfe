import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ConfiguredServer, ReadServers } from '../../../src/core/sources/source.ts'
import { readTerraformServers } from '../../../src/core/sources/terraform.ts'
import type { Problem } from '../../../src/core/suite/suite.ts'
import { parseHcl } from '../../../src/edges/sources/hcl-tree.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/sources/terraform')

/** A file of a folder, as text. */
export function fixture(path: string): string {
  return readFileSync(join(FIXTURES, path), 'utf8')
}

/** The servers of a module's files, and their syntax errors. */
export async function readFolder(name: string): Promise<ReadServers & { readonly syntax: readonly Problem[] }> {
  const read = (pattern: string) => {
    const names = globSync(pattern, { cwd: join(FIXTURES, name) }).sort()
    return Promise.all(names.map((file) => parseHcl(fixture(join(name, file)), basename(file))))
  }
  const [files, variables] = [await read('*.tf'), await read('*.tfvars')]
  const servers = readTerraformServers(
    files.map(({ tree }) => tree),
    variables.map(({ tree }) => tree),
  )
  return { ...servers, syntax: [...files, ...variables].flatMap(({ problems }) => problems) }
}

/** The servers of one text, without other files. */
export async function readText(text: string): Promise<ReadServers> {
  return readTerraformServers([(await parseHcl(text, 'main.tf')).tree])
}

/** The server in lines: `at`, its line and its family, then `name = value` of each option with file and line. */
export function shown({ at, line, family, options }: ConfiguredServer): string[] {
  const of = family === undefined ? '' : ` ${family.value} @${family.file}:${family.line}`
  return [
    `${at} :${line}${of}`,
    ...options.map((option) => {
      const group = option.group === undefined ? '' : `[${option.group}] `
      return `${group}${option.name} = ${option.value} @${option.file}:${option.line}`
    }),
  ]
}
