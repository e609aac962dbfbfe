/** Rows for the findings of `qpsgate init` and the skipped files, one a line. */

import type { Unwritable } from '../init/file-kinds.ts'
import type {
  ChosenImage,
  Findings,
  Forge,
  FoundForge,
  FoundRunner,
  GatedSource,
  LeftOut,
  OpenName,
  PassedOver,
  Runner,
  Unread,
} from '../init/findings.ts'
import { imageOf, openImageOf, otherFilesOf, settingsOf, unknownSettingsOf } from '../init/server-facts.ts'
import type { ConfiguredServer } from '../sources/source.ts'
import { escapeInvisible } from '../suite/problems.ts'
import { shorten } from '../wording/escape.ts'
import { count } from '../wording/figures.ts'

export type Row = readonly [what: string, value: string, why: string]

/** Longer names and paths are cut; nobody reads them. */
const LONGEST_TEXT = 120

/** Text of the repository's, which may hold anything. */
export function shown(text: string): string {
  return shorten(escapeInvisible(text), LONGEST_TEXT)
}

const FORGES: Readonly<Record<Forge, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitea: 'Gitea',
  forgejo: 'Forgejo',
}

/** Everything that the workflow is made of. */
export function foundRows({ configs, image, runner, forge, bots, passedOver }: Findings): Row[] {
  return [
    ...configs.map((config): Row => [config.kind, config.written, configWhy(config)]),
    ...(configs.length === 0 ? [['configuration', 'none', noConfigWhy(passedOver)] as const] : []),
    imageRow(image),
    ['runner', runnerText(runner), runnerWhy(runner)],
    ['forge', FORGES[forge.forge], forgeWhy(forge)],
    ...bots
      .slice(0, 1)
      .map(
        (path): Row => [
          'bot',
          path,
          'its pull requests may get a token that only reads, so a second workflow comments',
        ],
      ),
  ]
}

const RENDER = '--config "render: COMMAND" gates what a program makes of it'

/** Servers, settings and files are shown up to here. */
const MOST_SHOWN = 3

function configWhy(config: GatedSource): string {
  const { kind, files, servers, isNamed } = config
  const about = [
    ...(isNamed ? ['named by --config'] : []),
    ...(kind === 'folder' ? [`${count(files.length, 'file')}, read as one`] : []),
    ...(servers.length === 0 ? [] : [serversText(servers)]),
  ]
  const others = otherFilesOf(config)
  const also = others.length === 0 ? '' : `, with ${firstOf(others.map(shown), 'file')}`
  const hasUnknown = servers.some((server) => unknownSettingsOf(server).length > 0)
  const render = kind === 'template' && hasUnknown ? `; ${RENDER}` : ''
  return about.join('; ') + also + render
}

function serversText(servers: readonly ConfiguredServer[]): string {
  return firstOf(servers.map(serverText), 'server', '; ')
}

function serverText(server: ConfiguredServer): string {
  const [settings, unknown] = [settingsOf(server).length, unknownSettingsOf(server).length]
  const [image, open] = [imageOf(server), openImageOf(server)]
  const about = [
    ...(image === undefined ? [] : [shown(image)]),
    ...(open === undefined ? [] : [`image ${shown(open)}, which is known only when it is used`]),
    ...(settings === 0 ? [] : [count(settings, 'setting')]),
    ...(unknown === 0 ? [] : [`${unknown} of unknown value`]),
  ]
  return `${server.at === '' ? '' : `${shown(server.at)}: `}${about.join(', ')}`
}

/** The first texts of a list, and how many more there are. */
function firstOf(texts: readonly string[], what: string, separator = ', '): string {
  const more = texts.length - MOST_SHOWN
  return [...texts.slice(0, MOST_SHOWN), ...(more > 0 ? [`${count(more, `more ${what}`)}`] : [])].join(separator)
}

function noConfigWhy(passedOver: readonly PassedOver[]): string {
  const isThere = passedOver.some(({ code }) => ['source', 'broken', 'unwritable', 'template'].includes(code))
  return isThere ? 'none that is taken by itself, see below' : 'no file configures a server'
}

function imageRow(image: ChosenImage | undefined): Row {
  switch (image?.kind) {
    case undefined:
      return ['image', 'none', 'no file names one that is known']
    case 'of-files':
      return ['image', image.images.join(', '), 'read from the files, so that a new tag is measured too']
    case 'found':
      return ['image', image.image, `${image.at === '' ? '' : `${shown(image.at)} of `}${shown(image.path)}`]
    case 'flag':
      return ['image', image.image, 'named by --image']
    case 'usual':
      return ['image', image.image, 'no file names one that is known']
  }
}

function jobText({ path, job }: OpenName): string {
  return `job ${shown(job)} of ${shown(path)}`
}

function runnerText({ group, labels }: Runner): string {
  return [...(group === undefined ? [] : [`group ${group}`]), ...labels].join(', ')
}

function runnerWhy({ because }: FoundRunner): string {
  if (because.kind === 'flag') return 'named by --runner'
  return because.kind === 'usual' ? 'no other workflow tells' : `used by ${because.jobs} of ${count(because.of, 'job')}`
}

function forgeWhy({ because }: FoundForge): string {
  if (because.kind === 'remote') return `a remote is on ${shown(because.host)}`
  return because.kind === 'path' ? `there is ${because.path}` : 'neither a remote nor a folder tells'
}

export function passedOverRow(passed: PassedOver): Row {
  switch (passed.code) {
    case 'source':
      return [passed.kind, passed.path, LEFT_TEXTS[passed.why]]
    case 'broken':
      return [
        passed.kind,
        `${passed.problem.file}:${passed.problem.line}`,
        `the gate refuses it: found ${shown(passed.problem.found)}`,
      ]
    case 'template':
      return ['template', passed.path, RENDER]
    case 'unwritable':
      return ['name', passed.text, UNWRITABLE_TEXTS[passed.why]]
    case 'unread':
      return ['file', passed.path, UNREAD_TEXTS[passed.why]]
    case 'open-image':
      return ['image', passed.written, `${jobText(passed)}: not known before it runs`]
    case 'open-runner':
      return ['runner', passed.written, `${jobText(passed)}: not known before it runs; --runner names one`]
    case 'runner':
      return [
        'runner',
        runnerText(passed.runner),
        passed.isUnfit ? 'no whole Linux machine' : count(passed.jobs, 'job'),
      ]
    case 'too-many':
      return [
        passed.what,
        `more than ${passed.most}`,
        'the rest was not looked at; --config and --image name what is meant',
      ]
  }
}

const LEFT_TEXTS: Readonly<Record<LeftOut, string>> = {
  sample: 'for tests, development or readers, or the code of others; --config takes it',
  'not-named': '--config names others',
  'same-image': 'has only images that another file names, where they are gated',
}

export const UNWRITABLE_TEXTS: Readonly<Record<Unwritable, string>> = {
  expression: 'has ${{, which GitHub would replace; rename it',
  invisible: 'has invisible characters or line breaks; rename it',
  separator: 'has a comma, which separates paths in the input; rename it',
  'blank-ends': 'begins or ends in a blank; rename it',
  'too-long': 'is too long; rename it',
}

export const UNREAD_TEXTS: Readonly<Record<Unread, string>> = {
  link: 'a symbolic link, which is not followed; name what it leads to',
  'too-large': 'too large, not looked at',
  binary: 'has NUL characters, so it is no text',
  unreadable: 'cannot be read',
}
