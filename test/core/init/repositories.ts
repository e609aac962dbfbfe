/** Repositories in memory, as input of `qpsgate init`. */
import { wantedFiles } from '../../../src/core/init/file-kinds.ts'
import { findOut } from '../../../src/core/init/find-out.ts'
import type { Findings, GatheredRepository } from '../../../src/core/init/findings.ts'
import type { InitRequest } from '../../../src/core/request/set-up-requests.ts'

export const OPTION_FILE = '[mysqld]\nmax_connections = 200\n'

export function initRequest(overrides: Partial<InitRequest> = {}): InitRequest {
  return { configs: [], image: undefined, runner: undefined, writesSuite: false, isDryRun: false, ...overrides }
}

/** A repository of GitHub with these files, all of them read. */
export function repository(
  files: Readonly<Record<string, string>>,
  overrides: Partial<GatheredRepository> = {},
): GatheredRepository {
  const wanted = [...wantedFiles(Object.keys(files)).wanted.values()].flat()
  return {
    paths: Object.keys(files),
    isCut: false,
    texts: new Map(wanted.map((path) => [path, files[path] ?? ''])),
    unread: new Map(),
    modules: new Map(),
    hosts: ['github.com'],
    git: { kind: 'works' },
    named: [],
    ...overrides,
  }
}

export function findings(
  files: Readonly<Record<string, string>>,
  { request, ...overrides }: Partial<GatheredRepository> & { readonly request?: Partial<InitRequest> } = {},
): Findings {
  return findOut(repository(files, overrides), initRequest(request), 1000)
}

/** A compose file with one service. */
export function composed(lines: {
  readonly image?: string
  readonly build?: string
  readonly volume?: string
}): string {
  const { image, build, volume } = lines
  return JSON.stringify({ services: { db: { image, build, volumes: volume === undefined ? [] : [volume] } } })
}
