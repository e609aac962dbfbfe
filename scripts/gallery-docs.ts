/** Comments of real runs, one for each outcome, as docs/gallery.md shows them in the current words. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { renderComment } from '../src/core/views/markdown/markdown.ts'

export const GALLERY = resolve(import.meta.dirname, '../test/fixtures/gallery')
export const GALLERY_DOCUMENT = resolve(import.meta.dirname, '../docs/gallery.md')

interface Outcome {
  readonly name: string
  readonly title: string
  readonly check: string
  /** What a reader learns from the comment. */
  readonly text: string
  /** The changed line before and after; undefined: the pull request of `npm start`. */
  readonly change?: readonly [before: string, after: string]
  readonly args?: readonly string[]
}

export const OUTCOMES: readonly Outcome[] = [
  {
    name: 'costs',
    title: 'It costs too much',
    check: 'red',
    text: 'One line switches on the Performance Schema, with the instruments and consumers in the lines below it. The comment quotes the line to revert.',
  },
  {
    name: 'passes',
    title: 'It costs nothing',
    check: 'green',
    text: 'The cost is smaller than the figure in brackets, with 97.5% confidence.',
    change: ['max_heap_table_size = 16M', 'max_heap_table_size = 32M'],
  },
  {
    name: 'gains',
    title: 'It gains',
    check: 'green',
    text: 'The gain is real, and so is its price, which the comment names.',
    change: ['innodb_flush_log_at_trx_commit = 1', 'innodb_flush_log_at_trx_commit = 2'],
  },
  {
    name: 'open',
    title: 'It could not tell',
    check: 'green unless `fail-on` names this verdict',
    text: 'The cost is near the limit, and ten seconds are too short to decide.',
    change: ['performance_schema = OFF', 'performance_schema = ON'],
    args: ['--budget', '10s', '--explain', 'never'],
  },
  {
    name: 'not-measured',
    title: 'Nothing uses it',
    check: 'green unless `fail-on` names this verdict',
    text: 'The usual load shows no cost, but no workload reaches the limit that the setting sets, so somebody must review it.',
    change: ['max_connections = 200', 'max_connections = 500'],
  },
  {
    name: 'does-not-start',
    title: 'The server does not start',
    check: 'red',
    text: 'The server itself refused the file, and the comment quotes its message.',
    change: ['sort_buffer_size = 2M', 'sort_bufer_size = 4M'],
  },
  {
    name: 'statements-fail',
    title: 'Statements fail',
    check: 'red',
    text: 'The server starts, but refuses statements that succeeded before.',
    change: ['binlog_format = ROW', 'binlog_format = STATEMENT'],
  },
]

/** Made-up address of the workflow's run, to which every comment here links. */
export const EXAMPLE_RUN = 'https://github.com/example/database/actions/runs/1'

export function galleryPage(): string {
  const parts = OUTCOMES.flatMap(({ name, title, check, text }) => [
    `## ${title}`,
    `The check is ${check}. ${text}`,
    quoted(renderComment(resultOf(name), { runUrl: EXAMPLE_RUN })),
  ])
  const intro =
    'These comments come from seven real runs, one for each outcome. [Reading the report](report.md) explains their parts.'
  return `${['# Comments', intro, ...parts].join('\n\n')}\n`
}

export function resultOf(name: string): Result {
  return resultSchema.parse(JSON.parse(readFileSync(join(GALLERY, `${name}.json`), 'utf8')))
}

/** The comment as a quotation, with its heading one level lower, below the headings of the page. */
function quoted(comment: string): string {
  const lines = comment.trimEnd().replace(/^### /, '#### ').split('\n')
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}
