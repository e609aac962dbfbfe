/**
 * Results of runs, and what users see of each: exit code, comment, terminal, page, annotations. A result is written in
 * today's format by `npx vitest run test/goldens -u`, from runs.ts; a change of a view alone leaves it as it is.
 */
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFailure } from '../../src/core/result/check-failure.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { findingsOf } from '../../src/core/views/annotations.ts'
import { htmlBody } from '../../src/core/views/html-body.ts'
import { MOST_WORDS, renderComment, renderMarkdown, wordsOf } from '../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../src/core/views/terminal.ts'
import { annotationsFor } from '../../src/edges/github/runner/write-annotations.ts'
import { exitCodeOfCheck } from '../../src/errors.ts'
import { RUNS } from './runs.ts'

const FOLDER = resolve(import.meta.dirname, 'runs')
const CONTEXT = { runUrl: 'https://forge.example/o/r/actions/runs/1' }
const WORKSPACE = '/workspace'

/** The readable text of a page, with a line for each element. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<\/(?:td|th|span|em|strong|code|a|data)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

describe('what users see of the run', () => {
  it.each(Object.entries(RUNS))('"%s" equals its golden file', async (name, run) => {
    const written = JSON.stringify(resultSchema.parse(await run()))
    await expect(`${written}\n`).toMatchFileSnapshot(join(FOLDER, `${name}.json`))
    const result = resultSchema.parse(JSON.parse(written))
    const annotations = annotationsFor(findingsOf(result), WORKSPACE).map(
      ({ level, file, line, title, message }) => `${level} ${file}:${line} ${title}: ${message}`,
    )
    const seen = {
      'exit code': `${exitCodeOfCheck(checkFailure(result))}`,
      comment: renderComment(result, CONTEXT),
      terminal: renderTerminal(result, { colour: false }),
      report: renderMarkdown(result),
      page: textOf(htmlBody(result).markup),
      annotations: annotations.join('\n'),
    }
    const text = Object.entries(seen).map(([view, shown]) => `=== ${view}\n${shown.trimEnd()}\n`)
    await expect(text.join('\n')).toMatchFileSnapshot(join(FOLDER, `${name}.txt`))
    for (const chart of [undefined, { url: 'https://a/b' }])
      expect(wordsOf(renderComment(result, { ...CONTEXT, chart }))).toBeLessThanOrEqual(MOST_WORDS)
  })
})
