/** Annotations: findings about lines of files, which the forge shows next to the changed lines. */
import { error, notice, warning } from '@actions/core'
import type { FindingLevel, LineFinding } from '../../../core/views/annotations.ts'
import { insideWorkspace } from '../context/workspace.ts'

export interface Annotation {
  /** Path relative to the workspace; undefined for a file outside it. */
  readonly file: string | undefined
  readonly line: number | undefined
  readonly message: string
  readonly title: string
  readonly level: FindingLevel
}

const WRITE = { error, warning, notice } as const

/** Maximum number of annotations of each level that the runner shows for a step. Others are only in the log. */
const MOST_PER_LEVEL = 10
/** Maximum lengths of messages and titles. The runner cuts longer ones. */
const MOST_CHARACTERS = 4096
const MOST_TITLE_CHARACTERS = 255

/**
 * Annotations within the runner's limits. They are the first findings of each level, and the last one says how many
 * more there are.
 *
 * @param findings worst first
 * @param reserved number of annotations of each level that the step writes elsewhere, such as its final error
 */
export function annotationsFor(
  findings: readonly LineFinding[],
  workspace: string,
  reserved: Readonly<Partial<Record<FindingLevel, number>>> = {},
): Annotation[] {
  const levels: readonly FindingLevel[] = ['error', 'warning', 'notice']
  return levels.flatMap((level) => {
    const all = findings.filter((finding) => finding.level === level)
    const shown = all.slice(0, Math.max(0, MOST_PER_LEVEL - (reserved[level] ?? 0)))
    const more = all.length - shown.length
    return shown.map((finding, index) =>
      annotation(finding, workspace, index === shown.length - 1 && more > 0 ? ` (${more} more in the report)` : ''),
    )
  })
}

export function annotate(annotations: readonly Annotation[]): void {
  for (const { file, line, message, title, level } of annotations) {
    const place = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { startLine: line }) }
    WRITE[level](message, { title, ...place })
  }
}

/**
 * The text on one line of at most `most` characters. Control characters, and those that change the direction of
 * writing, are removed, because the text may come from servers and files.
 */
export function oneLine(text: string, most = MOST_CHARACTERS): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

function annotation({ file, line, message, title, level }: LineFinding, workspace: string, note: string): Annotation {
  const inside = insideWorkspace(file, workspace)
  return {
    file: inside,
    line: inside === undefined || !Number.isSafeInteger(line) || line < 1 ? undefined : line,
    message: `${oneLine(message, MOST_CHARACTERS - note.length)}${note}`,
    title: oneLine(title, MOST_TITLE_CHARACTERS),
    level,
  }
}
