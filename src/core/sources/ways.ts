/**
 * Lines without a setting by which a server gets another file, command, environment, memory or CPU, or by which something
 * chooses among values: a short table by their forms. Nobody can measure them, so they are named. All other lines do not
 * count, because around a server is the whole world.
 */

import type { SourceLine } from '../names.ts'
import { isServerGroup } from '../setting/groups.ts'
import { type ScannedText, STARTERS, STATEMENT } from './fragments.ts'
import { hidden } from './hidden-texts.ts'
import { identifiersOf } from './identifiers.ts'
import { ancestorsOf, aroundOf, type Line, madeFrom } from './outline.ts'
import { serverWord } from './server-words.ts'
import { hasExpression } from './values.ts'

/** What a server gets by a line. `choice`: one of several values, which something else decides over. */
const WAY_KINDS = ['file', 'command', 'environment', 'machine', 'choice'] as const
export type WayKind = (typeof WAY_KINDS)[number]

/** A line with the text by which it is compared: without its fragments, behind that of the line that it is nested in. */
export interface KeyedLine extends SourceLine {
  /** `elsewhere`: a setting of no server that is gated. */
  readonly kind: WayKind | 'elsewhere'
  readonly key: string
}

export interface Way extends KeyedLine {
  readonly kind: WayKind
  /** Names that it reads. */
  readonly names: readonly string[]
  /** Whether its place among its like counts. */
  readonly isOrdered: boolean
  /** What stands around a setting that it decides over, see {@link aroundOf}: where that is no news, it is none either. */
  readonly within?: string | undefined
}

/** Between a line and the one that it is nested in. */
export const NESTED = ' › '

/** Keys in lower case, without dashes and underscores. What is nested in them is of the same kind. */
const KEYS: Readonly<Record<WayKind, string>> = {
  file:
    'volume volumes volumemount volumemounts mount mounts configs secrets configmap configmapref secretref tmpfs build ' +
    'additionalcontexts driveropts include envfile environmentfile initdbscripts volumeclaimtemplates persistence ' +
    'provider files patches patchesstrategicmerge bases components context dockerfile target device file src dest source workdir ' +
    'configmapname configfile configurationconfigmap existingconfigmap initdbscriptsconfigmap storageclass values ' +
    'storageclassname defaultsfile parametergroup optiongroup parametergroupname dbparametergroup valuefiles from ' +
    'dbparametergroupname dbclusterparametergroup dbclusterparametergroupname optiongroupname optionname optionsettings engine engineversion ' +
    'digest registry imageregistry configurationid bindpaths bindreadonlypaths chartversion maintenanceversion ' +
    'volumeattributesclassname packageensure',
  command:
    'command args entrypoint exec execstart execstartpre execstartpost lifecycle extraflags extraargs mysqldargs ' +
    'podmanargs initcontainers userdata poststartcommand',
  environment: 'env environment envfrom extraenv extraenvvars extraenvvarscm',
  machine:
    'memlimit memreservation memswaplimit resources requests reservations resourcespreset ulimit ulimits shmsize ' +
    'instanceclass dbinstanceclass dbclusterinstanceclass instancetype machinetype nodetype tier skuname sku vmsize size ' +
    'shape shapename plan edition allocatedstorage maxallocatedstorage storagetype storagethroughput iops disksize ' +
    'disktype sizegb datastoragesizeingb mincapacity maxcapacity scalingconfiguration serverlessv2scalingconfiguration ' +
    'enginemode architecture runtimeplatform linuxparameters runtime runtimeclassname blkioconfig ' +
    'blockioweight nodeselector nodename tolerations placement multiaz availabilitytype highavailability ' +
    'ishighlyavailable nice numapolicy numamask pidslimit tasksmax storageopt storageencrypted sysctl sysctls slice ' +
    'cgroupparent networkmode hostnetwork capadd capdrop privileged securityopt performanceinsightsenabled ' +
    'databaseinsightsmode queryinsightsenabled monitoringinterval dedicatedlogvolume backupretentionperiod ' +
    'backtrackwindow binarylogenabled logondisk logondiskenabled datacacheenabled autoioscaling ioscalingenabled ' +
    'crashrecovery',
  choice: 'extends << when condition profile profiles foreach count enabled state',
}
/** Instructions of Dockerfiles. */
const INSTRUCTIONS: Readonly<Partial<Record<WayKind, string>>> = {
  file: 'COPY ADD WORKDIR FROM',
  command: 'RUN CMD ENTRYPOINT',
  environment: 'ENV',
}

/** What a key gives to a server. */
interface KeyForm {
  readonly kind: WayKind
  readonly key: string
}
const FORMS = new Map([...formsOf(KEYS), ...formsOf(INSTRUCTIONS)].map((form) => [form.key, form]))

function formsOf(keys: Readonly<Partial<Record<WayKind, string>>>): KeyForm[] {
  return WAY_KINDS.flatMap((kind) => (keys[kind]?.split(' ') ?? []).map((key) => ({ kind, key })))
}

/** Beginnings of the keys of limits, mostly those of systemd. */
const LIMIT: KeyForm = { kind: 'machine', key: 'limit' }
const LIMIT_KEY = /^(?:cpu|memory|limits|limit[a-z]|io[a-z]|allowed|systemcall|unsetenvironment)/
/** Keys of machines that other things have too. */
const EVERYDAY = /^(?:size|plan|edition|shape|slice|placement|architecture|network\w*|sku|tier)$/

/** Lines that have no key. */
const OPTION_LINE: KeyForm = { kind: 'file', key: '' }
const COMMAND_LINE: KeyForm = { kind: 'command', key: '' }
const VERSION_LINE: KeyForm = { kind: 'file', key: 'version' }
const CHOICE_LINE: KeyForm = { kind: 'choice', key: '' }

/** Keys whose values count in their order. */
const ORDERED = /^(?:envfile|environmentfile|include|<<|FROM|COPY)$/

/** A key at the beginning of a line, or of a part of it. */
const KEY =
  /(?:^(?:-\s+)?|[{,]\s*)["']?([A-Za-z][\w.-]*|<<)["']?(?:\s*(?::(?=[\s"'[{\d]|$)|=>|:=|=(?!=))|\s+(?=\{))\s*/g
const INSTRUCTION = /^([A-Z]+)\s+/
/** Keys below which nothing reaches the server: checks, names, and programs beside it. */
const APART =
  /^(?:-\s+)?["']?(?:healthcheck|\w*[pP]robe|labels|annotations|logging|ports|tags|metrics|\w*exporter|\w*backup|haproxy|proxysql|pmm|router|toolkit|logcollector)["']?\s*[:={]/
/** Variables of accounts and of the shell, which change no work. */
const ACCOUNTS =
  '(?:(?:MYSQL|MARIADB)_(?:\\w*ROOT_\\w+|\\w*PASSWORD\\w*|(?:\\w+_)?(?:DATABASE|USER|HOST|PORT))(?:_FILE|_HASH|_NUMBER)?|TZ|LANG|LC_\\w+|P[UG]ID)'
const ACCOUNT = new RegExp(`\\b${ACCOUNTS}["']?\\s*[:=]\\s*(?:"[^"]*"|'[^']*'|[^\\s,}]*)`, 'g')
const ACCOUNT_NAME = new RegExp(`^(?:-\\s*)?(?:name:\\s*)?["']?${ACCOUNTS}["']?:?$`)
/** A place from which servers read options. */
const OPTION_PLACE = String.raw`(?:\/etc\/(?:my\.cnf|mysql|mariadb)|\.cnf)\b`
/** What RUN executes without anybody seeing it, or does to option files. */
const UNSEEN = new RegExp(
  String.raw`\|\s*(?:ba|da)?sh\b|\b(?:rm|mv|cp|install|find|tee|ch(?:mod|own)|ln|truncate|patch|perl|crudini|sed\b[^;&|]*\/d)\b[^;&|]*${OPTION_PLACE}`,
)
const OF_OPTIONS = new RegExp(OPTION_PLACE)
/** Commands that write into such a place. */
const WRITES = new RegExp(String.raw`(?:>|\btee(?:\s+-\w+)*)\s*["']?[^\s;&|]*${OPTION_PLACE}`)
/** Variables of the environment that servers, or their memory, depend on, by their names; and files of variables. */
const OF_SERVER =
  /^[^:=]*(?:mysql|mariadb|percona|galera|wsrep|innodb|rocksdb|LD_PRELOAD|MALLOC|GLIBC_TUNABLES)|^-?\s*(?:FLAGS|ARGS|OPTS|EXTRA_\w+)\b|\.env\b|[cC]onfigMap/i
/** Files of programs beside it. */
const FILE_OF_OTHERS = /logrotate|\bcron\b|\bmonit\b|munin|nagios|apparmor|sudoers|yum\.repos|\bapt\//i
/** Variables of programs beside it. */
const OF_OTHERS = /^[^:=]*(?:tuner|client|exporter|backup|router|admin)/i
const STARTS =
  /(?:^|[;&|(]\s*|\b(?:exec|sudo|nohup|gosu|su-exec|taskset|nice|ionice|numactl|chrt|prlimit|env|timeout|eatmydata|cgexec|runuser|setpriv|systemd-run)\s(?:[^;&|]*\s)?)(?:[\w./-]*\/)?(?:mysqld|mariadbd|mysqld_safe|mariadbd-safe|docker-entrypoint\.sh)(?=\s|$)/
/** What a script that starts a server gives it besides, and what a file of variables does. */
const LIMITS =
  /^(?:ulimit\s|sysctl\s|echo\s.*>\s*\/(?:sys|proc)\/|(?:export\s+)?(?:LD_PRELOAD|MALLOC_\w+|GLIBC_TUNABLES|INIT_ROCKSDB|INIT_TOKUDB)\s*=)/
/** A file of statements: only those that install something are ways. */
const SQL = /\.sql$/i
/** Statements by which a server gets another program. */
const INSTALLS = /(?:^|[;"'(/!\d]\s*|-e\s*)(?:UN)?INSTALL\s+(?:PLUGIN|COMPONENT|SONAME)\b|\bSONAME\s+['"]/i
/** Words that stand around settings: keys, and programs that are servers anyway. */
const AROUND =
  /(?:(?<![\w./-])[\w./-]*\/)?\b(?:mysqld|mariadbd|docker-entrypoint\.sh)\b|\b(?:exec|name|value|key|apply_method|parameter|set|global|persist)\b/gi
/** A line that only opens what is nested in it. */
const OPENS = /^(?:-\s+)?["']?[\w.-]+["']?\s*(?:=>|[:=])?\s*[:{[|>&][\w+-]*$/
/** The beginning of a statement that decides. */
const DECIDES = /^(?:[}\])]\s*)*(?:if|unless|els?if|elsif|else if|case|when|switch)\b/
const ELSE = /^\W*else\W*$/
/** A chart or a module, beside which stands its version. */
const PACKAGE = /^(?:-\s+)?["']?(?:chart|source|repo)["']?\s*[:=]\s*\S/
/** An item of a list, or a line that Ansible writes, that is nothing but a name. */
const LISTED = /^(?:(?:-\s+)+|(?:line|option):\s*)["']?([\w-]+)["']?$/
/** An output of a template, which may be any option. */
const INCLUDES = /^\{%-?\s*(?:include|import|from|extends)\b/
const OUTPUT =
  /^(?:\{%-?\s*(?:include|import|from|extends)\b|\{\{-?\s*(?![-\s]|(?:if|with|range|else|end|define|block|template)\b|\/|\$\w+\s*:?=)|<%=)/
const SPEAKS = /mysql|mariadb|percona|innodb|my\.cnf/i
const SERVER = /mysqld|mariadbd/

/** Lines without those below keys from which nothing reaches a server. @param header of the server, whatever its name */
export function relevantLines(lines: readonly Line[], header: Line | undefined): Line[] {
  const apart = new Set<Line | undefined>()
  return lines.filter((line) => {
    const isApart = line !== header && (apart.has(line.parent) || APART.test(line.text) || ACCOUNT_NAME.test(line.text))
    if (isApart) apart.add(line)
    return !isApart
  })
}

interface WaysQuestion {
  /** Lines of one server, in their order. */
  readonly lines: readonly Line[]
  /** The line around them, which is none of its own ways; undefined: a whole document. */
  readonly header: Line | undefined
  /** Lines with fragments of the server. */
  readonly fragments: readonly Line[]
  /** Whether the lines are those of any file with settings, where only some are about the server. */
  readonly isLoose: boolean
  /** Whether they are those of a file of nothing but variables. */
  readonly isOfVariables: boolean
}

/** The ways to one server. */
export function waysIn(text: ScannedText, question: WaysQuestion): Way[] {
  return new WayFinder(text, question).ways()
}

class WayFinder {
  readonly #text: ScannedText
  readonly #question: WaysQuestion
  readonly #ways: Way[] = []
  readonly #instructions = new Map<Line, string>()
  /** Forms of lines in which others are nested. */
  readonly #forms = new Map<Line, KeyForm>()
  /** Lines around the fragments, and around the whole. */
  readonly #around: ReadonlySet<Line | undefined>
  readonly #isDockerfile: boolean
  /** Lines around, or at the beginning of, what names a chart or a module. */
  readonly #packages: ReadonlySet<Line | undefined>
  /** Whether its lines are a script that starts a server. */
  readonly #isStart: boolean

  constructor(text: ScannedText, question: WaysQuestion) {
    this.#text = text
    this.#question = question
    this.#around = new Set([question.header, ...question.fragments.flatMap((line) => ancestorsOf(line).slice(0, -1))])
    this.#isDockerfile = isDockerfile(question.lines)
    const packages = question.lines.filter((line) => PACKAGE.test(line.text))
    this.#packages = new Set(packages.flatMap((line) => [line, line.parent]))
    this.#isStart = question.lines.some((line) => STARTS.test(line.text))
  }

  ways(): Way[] {
    for (const line of this.#question.lines) this.#read(line)
    for (const [line, within] of this.#choices()) {
      // A statement may stand in one line with what it decides.
      const statements = this.#text.left.has(line) ? (line.text.match(STATEMENT)?.join(' ') ?? '') : line.text
      // Another branch says nothing by itself.
      if (!this.#forms.has(line) && !ELSE.test(statements)) this.#add(CHOICE_LINE, line, statements, '', within)
    }
    return this.#ways
  }

  /** Statements and conditions around the fragments, each with what stands around one of those. */
  #choices(): Map<Line, string | undefined> {
    const choices = new Map<Line, string | undefined>()
    for (const line of this.#question.fragments) {
      const around = aroundOf(line)
      if (line.isStatement) choices.set(line, undefined)
      for (let at = line.statement; at !== undefined && !choices.has(at); at = at.statement) choices.set(at, around)
      for (const each of ancestorsOf(line).slice(0, -1)) if (DECIDES.test(each.text)) choices.set(each, around)
    }
    const { header } = this.#question
    if (header !== undefined && DECIDES.test(header.text)) choices.set(header, undefined)
    return choices
  }

  #read(line: Line): void {
    const { text, parent, group } = line
    const form = parent && parent !== this.#question.header ? this.#forms.get(parent) : undefined
    if (INSTALLS.test(text)) this.#add(CHOICE_LINE, line, text)
    else if ((this.#isStart || this.#question.isOfVariables) && LIMITS.test(text)) this.#add(CHOICE_LINE, line, text)
    else if (this.#question.isOfVariables || SQL.test(this.#text.file)) return
    else if (group !== undefined) this.#readOptionLine(line, group)
    else if (INCLUDES.test(text)) this.#add(OPTION_LINE, line, text)
    else if (form !== undefined) this.#readNested(line, form)
    else if (this.#isDockerfile) this.#readInstruction(line)
    else if (STARTS.test(text) || writesOption(text)) this.#add(COMMAND_LINE, line, this.#rest(line))
    else this.#readKeys(line)
  }

  /** A line of a section: what is no readable option may be any. */
  #readOptionLine(line: Line, group: string): void {
    const isRead = (isServerGroup(group) && group !== 'server') || STARTERS.test(group)
    const isOpen = isRead && (!line.isStatement || OUTPUT.test(line.text)) && !this.#text.left.has(line)
    if (isOpen) this.#add(OPTION_LINE, line, line.text)
  }

  #readNested(line: Line, form: KeyForm): void {
    this.#forms.set(line, form)
    const { parent } = line
    // A line that another one continues says something of its own.
    const outer = parent === undefined || parent.text.endsWith('\\') ? '' : `${this.#rest(parent)}${NESTED}`
    if (!OPENS.test(line.text)) this.#add(form, line, this.#rest(line), outer)
  }

  #readInstruction(line: Line): void {
    const [whole, name = ''] = INSTRUCTION.exec(line.text) ?? []
    const form = FORMS.get(name)
    if (whole === undefined || form === undefined) return
    this.#forms.set(line, form)
    this.#add(form, line, this.#rest(line).slice(whole.length), `${name} `)
  }

  #readKeys(line: Line): void {
    const { text, parent } = line
    const listed = LISTED.exec(text)?.[1]
    if (listed !== undefined && serverWord(listed)?.certainty === 'sure') this.#add(CHOICE_LINE, line, text)
    let from = 0
    for (const { 0: whole, 1: name = '', index } of text.matchAll(KEY)) {
      const form = this.#formOf(name, line)
      if (form === undefined || index < from || (form.kind === 'choice' && !this.#around.has(parent))) continue
      const start = index + whole.length
      // A module of Ansible has the same name as the key for a file.
      if (name === 'file' && start === text.length) continue
      from = start + lengthOfValue(text.slice(start))
      this.#forms.set(line, form)
      if (!/^(?:[{[(|>&!][\w+-]*)?$/.test(text.slice(start)))
        this.#add(form, line, this.#rest(line).slice(start, from), `${name}: `)
    }
  }

  #formOf(name: string, line: Line): KeyForm | undefined {
    if (/[.-]cnf$/.test(name)) return OPTION_LINE
    if (name === 'version' && (this.#packages.has(line) || this.#packages.has(line.parent))) return VERSION_LINE
    const key = name.toLowerCase().replaceAll(/[-_]/g, '')
    if (this.#question.isLoose && EVERYDAY.test(key)) return undefined
    return FORMS.get(key) ?? (LIMIT_KEY.test(key) ? LIMIT : undefined)
  }

  /** An instruction with all lines that it goes on in. */
  #whole(line: Line): string {
    const [top = line] = ancestorsOf(line)
    const whole =
      this.#instructions.get(top) ??
      this.#text.lines
        .slice(top.index, top.end)
        .map(({ text }) => text)
        .join(' ')
    this.#instructions.set(top, whole)
    return whole
  }

  #rest(line: Line): string {
    return this.#text.left.get(line) ?? line.text
  }

  #add({ kind, key }: KeyForm, line: Line, text: string, outer = '', within?: string): void {
    const { file, isCode, isPlan } = this.#text
    const rest = text.replaceAll('\0', '').replace(ACCOUNT, '').replace(/\s+/g, ' ').trim()
    if (!/[\p{L}\d]/u.test(rest.replace(AROUND, ''))) return
    if (
      (key === 'RUN' && !UNSEEN.test(rest) && !(hasOption(rest) && writes(this.#whole(line)))) ||
      (kind === 'environment' && (!OF_SERVER.test(rest) || OF_OTHERS.test(rest)))
    )
      return
    // Images have the rest of engines and their versions.
    if (key === 'engine' && !this.#text.products.includes(line)) return
    if (key === 'engineversion' && !/aurora|^["']?[1-3]\./.test(rest)) return
    const isSure = line.group !== undefined || kind === 'choice' || !this.#question.isLoose
    if (!isSure && !ancestorsOf(line).some((each) => SPEAKS.test(each.text))) return
    if (!isSure && kind === 'command' && !SERVER.test(rest) && !writesOption(rest)) return
    if (kind === 'file' && FILE_OF_OTHERS.test(rest) && !OF_OPTIONS.test(rest)) return
    const isRead = isCode || hasExpression(rest) || (kind === 'choice' && !rest.includes('/'))
    this.#ways.push({
      kind,
      key: outer.replaceAll('\0', '') + (isPlan ? hidden(rest) : rest),
      names: isRead ? identifiersOf(rest) : [],
      isOrdered: ORDERED.test(key),
      within,
      file,
      line: line.number,
    })
  }
}

/** Whether a file holds nothing but variables of the environment. */
export function isOfVariables(file: string): boolean {
  return /env|^makefile$/i.test(madeFrom(file))
}

/** Whether a command writes an option without a value for servers. */
function writesOption(text: string): boolean {
  return writes(text) && hasOption(text)
}

/** Whether a command writes into a place of options. */
function writes(text: string): boolean {
  return WRITES.test(text) || (/\bsed\s/.test(text) && OF_OPTIONS.test(text))
}

/** Whether a command has the name of an option. */
function hasOption(text: string): boolean {
  const words = text.replaceAll('\\n', ' ').match(/[a-z][\w-]+/gi) ?? []
  return words.some((word) => (serverWord(word)?.certainty ?? 'everyday') !== 'everyday')
}

/** Whether lines are those of a file that builds an image. */
export function isDockerfile(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => /^FROM\s/.test(text))
}

/** Characters of a value at the beginning of a text: up to the bracket, or the next key, that ends it. */
function lengthOfValue(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (/[{([]/.test(character)) depth += 1
    if (/[})\]]/.test(character)) depth -= 1
    const isNext = depth === 0 && character === ',' && /^\s*["']?[\w-]+["']?\s*[:=]/.test(text.slice(at + 1, at + 80))
    if (depth < 0 || isNext) return at
  }
  return text.length
}
