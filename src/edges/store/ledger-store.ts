/** The ledger as files, one for each commit of a gated subject, on a branch or in a directory. */

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
  /** Files to add or replace, by path. */
  readonly write: ReadonlyMap<string, string | Uint8Array>
  readonly message: string
}

/** Small files by path, on a branch or in a directory. */
export interface FileStore extends AsyncDisposable {
  /** Name for messages, e.g. "directory /srv/runs". */
  readonly name: string
  list(prefix: string): Promise<readonly string[]>
  /** Texts of files by path; a path that does not exist is left out. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Makes all of the changes or, as far as the store can, none of them. */
  commit(changes: FileChanges): Promise<unknown>
  /**
   * Adds a file, unless there is one of its path, which then stays.
   *
   * @returns whether the file there has this content
   */
  create(path: string, content: string, message: string): Promise<boolean>
  /** Command that removes the ledger. */
  readonly removal: string
}

/** A file that holds no record as far as we can tell; it stays where it is. */
export interface UnreadableFile {
  readonly path: string
  /** Commit in the file's name; undefined if that is not the name of a record. */
  readonly commit: string | undefined
  /** Sentence that names the file, its problem, and the next step. */
  readonly problem: string
}

export interface StoreRecords {
  /** Records in the order of time. */
  readonly records: readonly LedgerRecord[]
  readonly unreadable: readonly UnreadableFile[]
}

export interface StoreLedgers {
  readonly ledgers: readonly BranchLedger[]
  readonly unreadable: readonly UnreadableFile[]
}

/**
 * A store of records. A file that cannot be read is reported by its name wherever records are read, and is neither
 * replaced nor removed. All methods throw a StoreError where its files cannot be read or written.
 */
export class LedgerStore implements AsyncDisposable {
  /** Records, and all else in the store, such as its page. */
  readonly files: FileStore

  constructor(files: FileStore) {
    this.files = files
  }

  /** Name for messages, e.g. "directory /srv/runs". */
  get name(): string {
    return this.files.name
  }

  /** @param suite default: all. @param isWanted whether the record of a commit is read; default: all */
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

  /** Whether there is a record of the commit, readable or not. */
  async #has(path: string): Promise<boolean> {
    return (await this.files.list(path)).includes(path)
  }

  /** @throws StoreError if there are records of another form, which no record of ours may join */
  async #requireOurForm(): Promise<void> {
    const other = (await this.files.list(LEDGER)).find(isOfOtherForm)
    if (other === undefined) return
    throw new StoreError(
      `${this.name}: another version of qpsgate wrote its records, such as ${other}, and this one cannot read them; ` +
        `use that version, or start a new ledger after: ${this.files.removal}`,
    )
  }

  /** Stores a record, unless there is one of the commit. Of several writers at once, the first one's stays. */
  async add(record: LedgerRecord): Promise<{ readonly path: string; readonly isNew: boolean }> {
    await this.#requireOurForm()
    const path = pathOf(record)
    if (await this.#has(path)) return { path, isNew: false }
    return { path, isNew: await this.files.create(path, recordFile(record), `record ${path}`) }
  }

  /** The ledgers of all branches, with their baselines. */
  async ledgers(): Promise<StoreLedgers> {
    const { records, unreadable } = await this.read()
    return { ledgers: branchLedgers(records, await this.baselines(records.map(({ branch }) => branch))), unreadable }
  }

  /** The baselines that people set, by branch. */
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

/** Order by code units, which no locale changes. */
function order(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1
}

function readRecord(text: string, path: string): ParseResult<LedgerRecord> {
  const parsed = parseRecord(text, path)
  if (parsed.kind === 'problem' || pathOf(parsed.value) === path) return parsed
  return { kind: 'problem', problem: `${path} holds the record that belongs to ${pathOf(parsed.value)}; move it there` }
}
