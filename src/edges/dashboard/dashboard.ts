/** The page over stored runs as files: a page without scripts, and the pictures of its chart. */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { RunRecord } from '../../core/history/run-record.ts'
import { dashboardBody, dashboardSpec } from '../../core/views/dashboard.ts'
import { html } from '../../core/views/markup.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { specToSvg } from '../chart/chart.ts'
import { readAsset, readStyle } from '../files/assets.ts'
import { writeWhole } from '../files/write-whole.ts'

const PICTURES = { light: 'history-light.svg', dark: 'history-dark.svg' } as const

/**
 * Contents by path; equal runs make equal files.
 *
 * @param repositoryUrl page of the repository whose commits were measured; null where they cannot be linked
 */
export async function dashboardFiles(
  records: readonly RunRecord[],
  repositoryUrl: string | null,
): Promise<ReadonlyMap<string, string>> {
  // GitHub Pages would else run the files through Jekyll.
  const files = new Map([['.nojekyll', '']])
  if (records.length > 0)
    for (const theme of ['light', 'dark'] as const)
      files.set(PICTURES[theme], await specToSvg(dashboardSpec(records, theme)))
  const style = await readStyle(readAsset('report-page.css'))
  const hash = createHash('sha256').update(style).digest('base64')
  // For a page opened from a disk, Firefox takes 'self' for nothing; `file:` is for it alone.
  const policy = `default-src 'none'; img-src 'self' file:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Queries per second, run by run</title>
<style>${{ markup: style }}</style>
</head>
<body>
${dashboardBody(records, PICTURES, repositoryUrl)}</body>
</html>
`
  return files.set('index.html', page.markup)
}

/** @throws UserError if the directory cannot be written to */
export async function writeDashboardInto(
  directory: string,
  records: readonly RunRecord[],
  repositoryUrl: string | null,
): Promise<void> {
  const files = await dashboardFiles(records, repositoryUrl)
  try {
    for (const [path, content] of files) writeWhole(resolve(directory), path, content)
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new UserError(`cannot write the dashboard to ${directory}: ${reasonOf(cause)}; choose another directory`, {
      cause,
    })
  }
}
