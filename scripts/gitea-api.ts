/**
 * `node scripts/gitea-api.ts` writes test/fixtures/gitea-api.json: what Gitea's own description of its API says about
 * the operations that qpsgate calls. The description is a file of Gitea's Go module.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const VERSION = '1.26.1'
const FILE = resolve(import.meta.dirname, '../test/fixtures/gitea-api.json')
const ISSUE = '/repos/{owner}/{repo}/issues/{index}'
const OPERATIONS = [
  ['get', '/user'],
  ['get', `${ISSUE}/comments`],
  ['post', `${ISSUE}/comments`],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{id}'],
  ['get', `${ISSUE}/labels`],
  ['get', `${ISSUE}/timeline`],
] as const
const DEFINITIONS = [
  'Comment',
  'CreateIssueCommentOption',
  'EditIssueCommentOption',
  'Label',
  'TimelineComment',
  'User',
]

interface Property {
  readonly type?: string
  readonly format?: string
  readonly $ref?: string
}

interface Description {
  readonly paths: Record<string, Record<string, { parameters?: object[]; responses: Record<string, { $ref: string }> }>>
  readonly responses: Record<string, { readonly schema?: unknown }>
  readonly definitions: Record<string, { readonly properties: Record<string, Property>; readonly required?: string[] }>
}

const download = ['mod', 'download', '-json', `code.gitea.io/gitea@v${VERSION}`]
const { Dir } = JSON.parse(execFileSync('go', download, { encoding: 'utf8' })) as { Dir: string }
const template = readFileSync(join(Dir, 'templates/swagger/v1_json.tmpl'), 'utf8')
const description = JSON.parse(template.replaceAll(/\{\{[^}]*\}\}/g, '')) as Description

const lastPart = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

const operations = OPERATIONS.map(([method, path]) => {
  const operation = description.paths[path]?.[method]
  if (operation === undefined) throw new Error(`Gitea ${VERSION} describes no ${method} ${path}`)
  const parameters = (operation.parameters ?? []).map((one) => ({ ...one, description: undefined }))
  const schemas = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { $ref }]) => [status, description.responses[lastPart($ref)]?.schema ?? null])
  return { method: method.toUpperCase(), path, parameters, responses: Object.fromEntries(schemas) }
})

/** A property whose own definition is not in the list may hold anything, because qpsgate does not read it. */
const definitions = DEFINITIONS.map((name) => {
  const { properties = {}, required } = description.definitions[name] ?? {}
  const kept = Object.entries(properties).map(([key, { type, format, $ref }]) => {
    const isKnown = $ref !== undefined && DEFINITIONS.includes(lastPart($ref))
    return [key, isKnown ? { $ref } : { type, format }]
  })
  return [
    name,
    { type: 'object', properties: Object.fromEntries(kept), required, additionalProperties: false },
  ] as const
})

const line = (value: unknown) => `    ${JSON.stringify(value)}`
writeFileSync(
  FILE,
  `{
  "version": "${VERSION}",
  "operations": [
${operations.map(line).join(',\n')}
  ],
  "definitions": {
${definitions.map(([name, schema]) => `    "${name}": ${JSON.stringify(schema)}`).join(',\n')}
  }
}
`,
)
