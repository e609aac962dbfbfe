/**
 * SARIF 2.1.0: findings about lines, for GitHub's code scanning and editors. Only findings have results; a log without
 * any means that nothing was found. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */

import { HOME } from '../names.ts'
import type { Result } from '../result/result.ts'
import { count } from '../wording/figures.ts'
import { findingsOf } from './annotations.ts'
import { printable } from './chart/chart-text.ts'
import { FINDING_KINDS, type FindingKind, type FindingLevel, type LineFinding } from './line-finding.ts'

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
/** By convention the top of the checkout, where no address of it is given. */
const SOURCE_ROOT = '%SRCROOT%'

const LEVELS: Readonly<Record<FindingLevel, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
}
/** Code scanning's names for the levels of rules unrelated to security. */
const SEVERITIES: Readonly<Record<FindingLevel, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation',
}

interface RuleText {
  /** Name of the rule in PascalCase, as viewers want it. */
  readonly name: string
  readonly short: string
  readonly full: string
  readonly page: string
}

const RULES: Readonly<Record<FindingKind, RuleText>> = {
  regressed: {
    name: 'Regressed',
    short: 'Slower than tolerated',
    full:
      'Queries per second fell by more than the tolerance, also on servers that were started again. The line is one that ' +
      'changed, or the scenario itself.',
    page: 'README.md',
  },
  'to-blame': {
    name: 'ToBlame',
    short: 'Setting that makes it slower than tolerated',
    full: 'Queries per second fell by more than the tolerance, and a search by measuring found that this setting is to blame.',
    page: 'docs/causes.md',
  },
  'may-be-to-blame': {
    name: 'MayBeToBlame',
    short: 'Setting that may make it slower than tolerated',
    full:
      'Queries per second fell by more than the tolerance. The search for the cause did not reach this setting, or did ' +
      'not clear it.',
    page: 'docs/causes.md',
  },
  accepted: {
    name: 'Accepted',
    short: 'Slower than tolerated, and accepted',
    full: 'Queries per second fell by more than the tolerance, and a maintainer accepted it.',
    page: 'docs/recipes/accept-a-regression.md',
  },
  'not-exercised': {
    name: 'NotExercised',
    short: 'Changed setting that no workload exercised',
    full: 'No workload of the run used this setting, so a pass does not cover it.',
    page: 'docs/coverage.md',
  },
  'cannot-show': {
    name: 'CannotShow',
    short: 'Changed setting whose effect cannot be shown here',
    full: 'No load on one machine would show what this setting does, or all servers of a run have it from qpsgate.',
    page: 'docs/coverage.md',
  },
  'unknown-setting': {
    name: 'UnknownSetting',
    short: 'Changed setting of which qpsgate does not know what exercises it',
    full: 'Whether a workload of the run did what this setting is for is not known, so a pass may say nothing of it.',
    page: 'docs/coverage.md',
  },
  'known-beforehand': {
    name: 'KnownBeforehand',
    short: 'Known risk of a changed setting',
    full: 'The manual knows a risk of this setting, such as commits lost in a crash. It decides nothing.',
    page: 'docs/option-files.md',
  },
}
const RULE_IDS = Object.keys(RULES) as readonly FindingKind[]

/** @param version of qpsgate */
export function renderSarif(result: Result, version: string): string {
  const placed = findingsOf(result).map((found) => ({ found, uri: relativeUri(found.file) }))
  const results = placed.flatMap(({ found, uri }) => (uri === undefined ? [] : [resultOf(found, uri)]))
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'qpsgate',
            version,
            semanticVersion: version,
            informationUri: HOME,
            rules: RULE_IDS.map(ruleOf),
          },
        },
        // The text before the last slash is the category, by which code scanning knows which log a new one replaces.
        automationDetails: { id: `qpsgate/${encodeURIComponent(result.suite.name.toWellFormed())}/` },
        invocations: [invocationOf(placed.length - results.length)],
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/**
 * A file as a relative reference (RFC 3986) from the directory of the run; undefined for one elsewhere, whose place is
 * private, and for a name that no reference can hold.
 */
function relativeUri(file: string): string | undefined {
  if (file.startsWith('/') || !file.isWellFormed() || /\p{Cc}/u.test(file)) return undefined
  const steps: string[] = []
  for (const step of file.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined
    if (!['', '.', '..'].includes(step)) steps.push(step)
  }
  return steps.length === 0 ? undefined : steps.map(encodeURIComponent).join('/')
}

function ruleOf(id: FindingKind) {
  const { name, short, full, page } = RULES[id]
  const { level } = FINDING_KINDS[id]
  return {
    id,
    name,
    shortDescription: { text: short },
    fullDescription: { text: full },
    help: { text: full },
    helpUri: `${HOME}/blob/main/${page}`,
    defaultConfiguration: { level: LEVELS[level] },
    properties: { tags: ['performance'], 'problem.severity': SEVERITIES[level] },
  }
}

function resultOf({ kind, level, line, message, about }: LineFinding, uri: string) {
  const names = about.map((name) => encodeURIComponent(name.toWellFormed()))
  return {
    ruleId: kind,
    ruleIndex: RULE_IDS.indexOf(kind),
    level: LEVELS[level],
    message: { text: messageText(message) },
    locations: [
      { physicalLocation: { artifactLocation: { uri, uriBaseId: SOURCE_ROOT }, region: { startLine: line } } },
    ],
    // Neither line nor figures: the same finding of the next run is the same alert.
    partialFingerprints: { 'qpsgate/v1': [kind, uri, ...names].join(' ') },
  }
}

/**
 * Viewers look for {0} and [text](target) in messages, also in text from outside; braces are written twice (§ 3.11.5).
 */
function messageText(text: string): string {
  return printable(text).replaceAll(/[{}]/g, '$&$&').replaceAll('](', '] (')
}

function invocationOf(outside: number) {
  if (outside === 0) return { executionSuccessful: true }
  const text = `${count(outside, 'finding')} about files outside of the checkout, without a line here; report.md has all`
  return { executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning', message: { text } }] }
}
