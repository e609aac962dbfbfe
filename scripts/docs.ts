/**
 * Writes the files and parts of files that are generated from the source: the JSON Schemas, the type of results, the
 * inputs of action.yml, the lists and tables of documents in docs/, docs/gallery.md and the pictures of terminals. Run
 * by Node 24: node scripts/docs.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { commandHelps } from '../src/commands/command-line.ts'
import { ACTION_DOCUMENT, ACTION_FILE, type Action, withInputs, withLists } from './action-docs.ts'
import { CATALOGUE_DOCUMENT, withCatalogue } from './catalogue-docs.ts'
import { withCommands } from './command-line-docs.ts'
import { COVERAGE_DOCUMENT, withWorkloads } from './coverage-docs.ts'
import { GALLERY_DOCUMENT, galleryPage } from './gallery-docs.ts'
import { PUBLISHED_DOCUMENT, withEffects } from './published-docs.ts'
import { resultTypes } from './result-types.ts'
import { resultJsonSchema, suiteJsonSchema, workloadJsonSchema } from './schemas.ts'
import { SETTINGS_DOCUMENT, settingsDocument } from './settings-docs.ts'
import { STUDY_DOCUMENT, withStudies } from './studies-docs.ts'
import { type JsonSchema, withKeys } from './suite-docs.ts'
import { terminalPictures } from './terminal-picture.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SUITE_DOCUMENT = resolve(ROOT, 'docs/suite.md')
const COMMAND_LINE_DOCUMENT = resolve(ROOT, 'docs/command-line.md')

/** Every file that is generated, wholly or between markers, with its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const [suite, result] = [suiteJsonSchema(), resultJsonSchema()]
  const action = withInputs(readFileSync(ACTION_FILE, 'utf8'))
  return new Map([
    [resolve(ROOT, 'schemas/suite.schema.json'), jsonText(suite)],
    [resolve(ROOT, 'schemas/workload.schema.json'), jsonText(workloadJsonSchema())],
    [resolve(ROOT, 'schemas/result.schema.json'), jsonText(result)],
    [resolve(ROOT, 'schemas/result.d.ts'), resultTypes(result)],
    [SUITE_DOCUMENT, withKeys(readFileSync(SUITE_DOCUMENT, 'utf8'), suite)],
    [ACTION_FILE, action],
    [ACTION_DOCUMENT, withLists(readFileSync(ACTION_DOCUMENT, 'utf8'), parse(action) as Action)],
    [CATALOGUE_DOCUMENT, withCatalogue(readFileSync(CATALOGUE_DOCUMENT, 'utf8'))],
    [COVERAGE_DOCUMENT, withWorkloads(readFileSync(COVERAGE_DOCUMENT, 'utf8'))],
    [SETTINGS_DOCUMENT, settingsDocument(readFileSync(SETTINGS_DOCUMENT, 'utf8'))],
    [STUDY_DOCUMENT, withStudies(readFileSync(STUDY_DOCUMENT, 'utf8'))],
    [PUBLISHED_DOCUMENT, withEffects(readFileSync(PUBLISHED_DOCUMENT, 'utf8'))],
    [GALLERY_DOCUMENT, galleryPage()],
    ...terminalPictures(),
    [COMMAND_LINE_DOCUMENT, withCommands(readFileSync(COMMAND_LINE_DOCUMENT, 'utf8'), commandHelps())],
  ])
}

function jsonText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}

if (import.meta.main) {
  for (const [path, text] of generatedFiles()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
