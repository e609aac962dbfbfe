/** Changed lines of a pull request outside of every server that it gates: they may be about one all the same. */

import { variableForms } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import type { Assignments } from './assignments.ts'
import { keyOfLine, type Strays } from './compare-servers.ts'
import { NESTED, type OtherLine } from './containers.ts'
import type { SideTexts } from './read-source.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'

/** Documents describe settings, and set none. */
export const PROSE =
  /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|csv|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i
/** Files of variables that stand next to a file, and may hold its values. */
const VARIABLES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i
const MOST_NEIGHBOURS = 200

/** Files of variables in the folders of these files. */
export function neighboursOf(files: Iterable<string>, { reader }: SideTexts): string[] {
  const folders = new Set([...files].map(folderOf))
  const neighbours = [...folders].flatMap((folder) => {
    const listing = reader.directory(folder === '' ? '.' : folder, '.')
    const names = listing.kind === 'names' ? listing.names : []
    return names.filter((name) => VARIABLES.test(name)).map((name) => folder + name)
  })
  return neighbours.slice(0, MOST_NEIGHBOURS)
}

/** A file that is not as it was at a commit. */
export interface ChangedFile {
  readonly path: string
  /** Git's kind and permissions, such as 100644 for a file and 120000 for a link; 000000: there was or is none. */
  readonly modes: readonly [before: string, now: string]
}

interface StrayQuestion {
  readonly changed: readonly ChangedFile[]
  readonly texts: Sides<SideTexts>
  /** Files of the gated servers. */
  readonly lookedAt: ReadonlySet<string>
  /** Places that are the values of their settings already. */
  readonly assigned: Sides<Assignments>
  /** Settings of the gated servers: the same change in another file is measured there. */
  readonly measured: Sides<ReadonlySet<string>>
}

/** A key by which settings of different files are compared. */
export function settingKey({ name, value }: { readonly name: string; readonly value: string | undefined }): string {
  return `${name.toLowerCase().replaceAll('_', '-')}: ${value ?? ''}`
}

const NO_EFFECT = new OptionIndex(({ speed }) => (speed === 'none' ? true : undefined))

interface StrayLine extends OtherLine {
  /** Whether a gated server has the same setting. */
  readonly isMeasured?: boolean
}

/** Settings in changed files of no gated server, and gated files whose mode changed. */
export function strayLines(question: StrayQuestion): Strays {
  const lines = bothSides((side) => [...strangeSettings(question, side), ...strangeFiles(question, side)])
  // Measured settings are left out last: a line that stays is no change, whatever a server has before or now.
  return bothSides((side, other) =>
    surplus(lines[side], lines[other], keyOfLine).filter(({ isMeasured }) => isMeasured !== true),
  )
}

function strangeSettings({ changed, texts, lookedAt, assigned, measured }: StrayQuestion, side: Side): StrayLine[] {
  const placeOf = (file: string, line: number) => `${file}:${line}`
  const used = new Set([...assigned[side].values()].flat().map(({ file, line }) => placeOf(file, line)))
  const folders = new Set([...lookedAt].map(folderOf))
  return changed.flatMap(({ path }): StrayLine[] => {
    const text = lookedAt.has(path) || PROSE.test(path) ? undefined : texts[side].of(path, '.')
    if (text === undefined) return []
    const settings = text.settings.filter(({ name }) => NO_EFFECT.find(...variableForms(name)) === undefined)
    const images = folders.has(folderOf(path)) ? text.images : []
    const fragments = [...settings, ...images]
      .filter(({ certainty, line }) => certainty === 'sure' && !used.has(placeOf(path, line.number)))
      .map(({ name, value, line }): StrayLine => {
        const setting = settingKey({ name, value: value.text })
        // A setting that a server has now may have moved to it.
        const isMeasured = measured[side].has(setting) || measured.after.has(setting)
        return { key: `${line.group ?? ''}${NESTED}${setting}`, file: path, line: line.number, isMeasured }
      })
    const loading = text.lines.filter((line) => /^COMPOSE_FILE\b/.test(line.text))
    return [...fragments, ...loading.map((line) => ({ key: line.text, file: path, line: line.number }))]
  })
}

/** Files that a server refers to, and that cannot be read, or have another mode than on the other side. */
function strangeFiles({ changed, texts, lookedAt }: StrayQuestion, side: Side): StrayLine[] {
  const paths = changed.filter(({ path }) => lookedAt.has(path))
  const unreadable = paths.filter(({ path }) => isUnreadable(path, texts[side]))
  const changedModes = paths.filter(({ modes: [before, now] }) => before !== now && ![before, now].includes(ABSENT))
  return [
    ...unreadable.map(({ path }) => ({ key: `unread ${side} ${path}`, file: path, line: 1 })),
    ...changedModes.map(({ path, modes: [before, now] }) => {
      return { key: `mode ${side === 'before' ? before : now}`, file: path, line: 1 }
    }),
  ]
}

/** Git's mode of a file that does not exist. */
const ABSENT = '000000'

/** Texts that hold configuration, and other texts that are too large or binary, by their names. */
const CONFIGURES = /\.(?:cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i

/** Changed files that could hold a setting, and cannot be read. */
export function unreadableAmong(changed: readonly ChangedFile[], texts: Sides<SideTexts>): string[] {
  return changed.flatMap(({ path }) => {
    const couldHold = (VARIABLES.test(path) || CONFIGURES.test(path)) && !GENERATED.test(path)
    return couldHold && (isUnreadable(path, texts.before) || isUnreadable(path, texts.after)) ? [path] : []
  })
}

/** Whether there is a file that cannot be read: too large, binary, or out of reach. */
function isUnreadable(path: string, texts: SideTexts): boolean {
  return texts.of(path, '.') === undefined && texts.reader.file(path, '.').kind !== 'absent'
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
