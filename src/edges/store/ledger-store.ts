/**
 * The ledger as files, on a branch or in a directory. There is one file for each commit of a gated subject, such as a
 * suite.
 */

import { type BranchLedger, branchLedgers } from '../../core/ledger/ledger.ts'
import {
  type BaselineChoice,
  baselineFile,
  type LedgerRecord,
  parseBaseline,
  parseRecord,
  recordFile,
} from '../../core/ledger/record.ts'
import type { ParseResult } from '../../core/measurement/stored-json.ts'
import { StoreError } from '../../errors.ts'
import { baselinePath, commitAt, isOfOtherForm, LEDGER, pathOf, RECORDS, suiteFolder } from './stored-paths.ts'

export interface FileChanges {
  readonly write: ReadonlyMap<string, string | Uint8Array>
  readonly message: string
}

export interface FileStore extends AsyncDisposable {
  /** Name for messages, such as "directory /srv/runs". */
  readonly name: string
  list(prefix: string): Promise<readonly string[]>
  /** Texts of files by path. A path without a file is left out. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Makes all of the changes or, as far as the store can, none of them. */
  commit(changes: FileChanges): Promise<unknown>
  /**
   * Adds a file, but does not replace an existing one.
   *
   * @returns whether the file at the path now has this content
   */
  create(path: string, content: string, message: string): Promise<boolean>
  readonly removal: string
}

/**
 * A file that this version cannot read as a record. It stays where it is, because another version may be able to read
 * it.
 */
export interface UnreadableFile {
  readonly path: string
  /** The commit in the file's name; undefined if the name is not that of a record. */
  readonly commit: string | undefined
  readonly problem: string
}

export interface StoreRecords {
  /** Ordered by the time of recording, oldest first. */
  readonly records: readonly LedgerRecord[]
  readonly unreadable: readonly UnreadableFile[]
}

export interface StoreLedgers {
  readonly ledgers: readonly BranchLedger[]
  readonly unreadable: readonly UnreadableFile[]
}

/**
 * A store of records. Every answer names the files that cannot be read. They are neither replaced nor removed, because
 * they may be records. All methods throw a StoreError if files cannot be read or written.
 */
export class LedgerStore implements AsyncDisposable {
  readonly files: FileStore

  constructor(files: FileStore) {
    this.files = files
  }

  /** Name for messages, such as "directory /srv/runs". */
  get name(): string {
    return this.files.name
  }

  /**
   * @param suite records of this suite; undefined: of all suites
   * @param isWanted whether to read the record of a commit
   */
  async read(suite?: string, isWanted: (commit: string) => boolean = () => true): Promise<StoreRecords> {
    await this.#requireOurForm()
    const paths = await this.files.list(suite === undefined ? RECORDS : suiteFolder(suite))
    const wanted = paths.filter((path) => {
      const commit = commitAt(path)
      return commit !== undefined && isWanted(commit)
    })
    const texts = await this.files.read(wanted)
    const read = [...texts].map(([path, text]) => ({ path, parsed: readRecord(text, path) }))
    const strange = paths.filter((path) => commitAt(path) === undefined)
    return {
      records: read
        .flatMap(({ parsed }) => (parsed.kind === 'read' ? [parsed.value] : []))
        .sort((one, other) => order(one.recordedAt, other.recordedAt) || order(one.commit, other.commit)),
      unreadable: [
        ...strange.map((path) => ({
          path,
          commit: undefined,
          problem: `${path} is among the records and has no name of one; move it elsewhere`,
        })),
        ...read.flatMap(({ path, parsed }) =>
          parsed.kind === 'problem' ? [{ path, commit: commitAt(path), problem: parsed.problem }] : [],
        ),
      ],
    }
  }

  async #has(path: string): Promise<boolean> {
    return (await this.files.list(path)).includes(path)
  }

  /**
   * @throws StoreError if another version of qpsgate wrote records here, because two formats must not mix in one ledger
   */
  async #requireOurForm(): Promise<void> {
    const other = (await this.files.list(LEDGER)).find(isOfOtherForm)
    if (other === undefined) return
    throw new StoreError(
      `${this.name}: another version of qpsgate wrote its records, such as ${other}, and this one cannot read them; ` +
        `use that version, or start a new ledger after: ${this.files.removal}`,
    )
  }

  /**
   * Stores a record, unless the commit has one already. If several writers store one at the same time, the first one
   * stays.
   */
  async add(record: LedgerRecord): Promise<{ readonly path: string; readonly isNew: boolean }> {
    await this.#requireOurForm()
    const path = pathOf(record)
    if (await this.#has(path)) return { path, isNew: false }
    return { path, isNew: await this.files.create(path, recordFile(record), `record ${path}`) }
  }

  async ledgers(): Promise<StoreLedgers> {
    const { records, unreadable } = await this.read()
    return { ledgers: branchLedgers(records, await this.baselines(records.map(({ branch }) => branch))), unreadable }
  }

  async baselines(branches: readonly string[]): Promise<ReadonlyMap<string, BaselineChoice>> {
    const paths = new Map(branches.map((branch) => [baselinePath(branch), branch]))
    const texts = await this.files.read([...paths.keys()])
    return new Map(
      [...texts].map(([path, text]) => {
        const parsed = parseBaseline(text, path)
        if (parsed.kind === 'problem') throw new StoreError(`${this.name}: ${parsed.problem}; set it again`)
        const { commit, setAt } = parsed.value
        return [paths.get(path) ?? '', { commit, setAt }]
      }),
    )
  }

  /** @param setAt ISO 8601, UTC, with milliseconds */
  async setBaseline(branch: string, commit: string, setAt = new Date().toISOString()): Promise<void> {
    const write = new Map([[baselinePath(branch), baselineFile({ commit, setAt })]])
    await this.files.commit({ write, message: `baseline of ${branch}: ${commit}` })
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.files[Symbol.asyncDispose]()
  }
}

/** Compares by code units, because the order must not depend on a locale. */
function order(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1
}

function readRecord(text: string, path: string): ParseResult<LedgerRecord> {
  const parsed = parseRecord(text, path)
  if (parsed.kind === 'problem' || pathOf(parsed.value) === path) return parsed
  return { kind: 'problem', problem: `${path} holds the record that belongs to ${pathOf(parsed.value)}; move it there` }
}
