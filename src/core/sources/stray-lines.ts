/** Changed lines of a pull request outside of every server that it gates: they may be about one all the same. */

import { variableForms } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import type { Assignment } from './assignments.ts'
import { keyOfLine, type Sides, type Strays, surplus } from './compare-servers.ts'
import { NESTED, type OtherLine } from './containers.ts'
import type { SideTexts } from './read-source.ts'

/** Documents describe settings, and set none. */
export const PROSE =
  /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|csv|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i
/** Files of variables that stand next to a file, and may hold its values. */
const VARIABLES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i
const MOST_NEIGHBOURS = 200

/** Files of variables in the folders of these files. */
export function neighboursOf(files: readonly string[], { reader }: SideTexts): string[] {
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf('/') + 1)))
  const found = [...folders].flatMap((folder) => {
    const listing = reader.directory(folder === '' ? '.' : folder, '.')
    return listing.kind === 'names'
      ? listing.names.filter((name) => VARIABLES.test(name)).map((name) => folder + name)
      : []
  })
  return found.slice(0, MOST_NEIGHBOURS)
}

/** A changed file, with the modes that git has for it. */
export interface ChangedPath {
  readonly path: string
  readonly modes: readonly [before: string, now: string]
}

interface StrayQuestion {
  readonly changed: readonly ChangedPath[]
  readonly texts: Sides<SideTexts>
  /** Files of the gated servers. */
  readonly lookedAt: ReadonlySet<string>
  /** Places that are the values of their settings already. */
  readonly assigned: Sides<ReadonlyMap<string, readonly Assignment[]>>
  /** Settings of the gated servers: the same change in another file is measured there. */
  readonly measured: Sides<ReadonlySet<string>>
}

/** A setting as it is compared with those of other files. */
export function writtenAs({ name, value }: { readonly name: string; readonly value: string | undefined }): string {
  return `${name.toLowerCase().replaceAll('_', '-')}: ${value ?? ''}`
}

const NO_EFFECT = new OptionIndex(({ speed }) => (speed === 'none' ? true : undefined))

/** Settings in changed files of no gated server, and gated files that became links, or may be executed or written. */
export function strayLines({ changed, texts, lookedAt, assigned, measured }: StrayQuestion): Strays {
  const others = changed.filter(({ path }) => !lookedAt.has(path) && !PROSE.test(path))
  const folders = new Set([...lookedAt].map(folderOf))
  const of = (side: keyof Sides<unknown>): StrayLine[] => {
    const used = new Set(
      [...assigned[side].values()].flatMap((each) => each.map(({ file, line }) => `${file}:${line}`)),
    )
    const settings = others.flatMap(({ path }) => {
      const text = texts[side].of(path, '.')
      const counted = [
        ...(text?.settings.filter(({ name }) => NO_EFFECT.find(...variableForms(name)) === undefined) ?? []),
        ...(folders.has(folderOf(path)) ? (text?.images ?? []) : []),
      ]
      const loading = text?.lines.filter((line) => /^COMPOSE_FILE\b/.test(line.text)) ?? []
      return [
        ...counted
          .filter(({ certainty, line }) => certainty === 'sure' && !used.has(`${path}:${line.number}`))
          .map(({ name, value, line }) => {
            const written = writtenAs({ name, value: value.text })
            // What a server has now may have moved to it.
            const isMeasured = measured[side].has(written) || measured.after.has(written)
            return { key: `${line.group ?? ''}${NESTED}${written}`, file: path, line: line.number, isMeasured }
          }),
        ...loading.map((line) => ({ key: line.text, file: path, line: line.number })),
      ]
    })
    // Whatever it contains now, a server refers to it.
    const unread = changed.flatMap(({ path }): OtherLine[] =>
      lookedAt.has(path) && isUnread(path, texts[side]) ? [{ key: `unread ${side} ${path}`, file: path, line: 1 }] : [],
    )
    const modes = changed.flatMap(({ path, modes: [before, now] }): OtherLine[] => {
      const isOther = before !== now && ![before, now].includes('000000')
      return isOther && lookedAt.has(path)
        ? [{ key: `mode ${side === 'before' ? before : now}`, file: path, line: 1 }]
        : []
    })
    return [...settings, ...unread, ...modes]
  }
  const all = { before: of('before'), after: of('after') }
  // What is measured is left out last: a line that stays is no change, whatever a server has before or now.
  const open = (own: readonly StrayLine[], other: readonly StrayLine[]) =>
    surplus(own, other, keyOfLine).filter(({ isMeasured }) => isMeasured !== true)
  return { before: open(all.before, all.after), after: open(all.after, all.before) }
}

interface StrayLine extends OtherLine {
  /** Whether a gated server has the same setting. */
  readonly isMeasured?: boolean
}

/** Texts that hold configuration, and other texts that are too large or binary, by their names. */
const CONFIGURES = /\.(?:cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i

/** Changed files that could hold a setting, and that nobody looked at. */
export function unreadAmong(changed: readonly ChangedPath[], texts: Sides<SideTexts>): string[] {
  return changed.flatMap(({ path }) => {
    const couldHold = (VARIABLES.test(path) || CONFIGURES.test(path)) && !GENERATED.test(path)
    return couldHold && (isUnread(path, texts.before) || isUnread(path, texts.after)) ? [path] : []
  })
}

/** Whether there is a file that cannot be read: too large, binary, or out of reach. */
function isUnread(path: string, texts: SideTexts): boolean {
  return texts.of(path, '.') === undefined && texts.reader.file(path, '.').kind !== 'absent'
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
