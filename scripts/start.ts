/**
 * `npm start`: a demonstration. It makes a repository with one option file and a pull request that changes one costly
 * line, and gates the change as a user would. Its exit code is 0 if the verdict is red and names the line. Run by Node
 * 24, without packages.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const OUT = join(ROOT, 'qpsgate-out')
const FILE = 'my.cnf'
const BEFORE = 'performance_schema = OFF'
const AFTER = 'performance_schema = ON'
const OPTION_FILE = `[mysqld]
innodb_buffer_pool_size = 256M
max_connections = 200

# For the on-call team: which waits, stages and statements take the time
${BEFORE}
performance-schema-instrument = '%=ON'
performance-schema-consumer-events-statements-current = ON
performance-schema-consumer-events-statements-history-long = ON
performance-schema-consumer-events-stages-current = ON
performance-schema-consumer-events-stages-history-long = ON
performance-schema-consumer-events-waits-current = ON
performance-schema-consumer-events-waits-history-long = ON
`
const LINE = OPTION_FILE.split('\n').indexOf(BEFORE) + 1

/** The short load that shows the cost of the line best, so that even a slow or noisy machine reaches a verdict. */
const RUN =
  `run --config ${FILE} --base main --workloads oltp_point_select --threads 8 --budget 45s --explain-budget 25s --install --trust-configuration`.split(
    ' ',
  )

/** Exit code of a run that could not measure. Signal n ends a run with the exit code SIGNALS + n. */
const [NOT_MEASURED, SIGNALS] = [3, 128]

/** Keeps the user's git settings and a surrounding repository out of the demonstration's repository. */
const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...inherited } = process.env
const env = { ...inherited, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

const say = (text: string) => void process.stdout.write(`${text}\n`)

function makeRepository(cwd: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const commit = (text: string, subject: string) => {
    writeFileSync(join(cwd, FILE), text)
    git('add', FILE)
    git('-c', 'user.name=on-call', '-c', 'user.email=on-call@example.org', 'commit', '--quiet', '--message', subject)
  }
  git('init', '--quiet')
  git('symbolic-ref', 'HEAD', 'refs/heads/main')
  commit(OPTION_FILE, 'the configuration of our servers')
  git('checkout', '--quiet', '-b', 'on-call')
  commit(OPTION_FILE.replace(BEFORE, AFTER), 'see what servers wait for')
  say('A pull request changes one line:\n')
  git('--no-pager', 'diff', '--unified=2', 'main')
}

/** @returns the exit code, with 128 + n if a signal ended it */
async function gate(cwd: string): Promise<number> {
  rmSync(join(OUT, 'result.json'), { force: true })
  say(`\n$ qpsgate ${RUN.join(' ')}\n`)
  const args = [join(ROOT, 'dist/cli.js'), ...RUN, '--out', OUT]
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
  // On these signals qpsgate stops its servers. A terminal sends SIGINT to qpsgate as well, so it is not passed on.
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill('SIGTERM'))
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return code ?? SIGNALS + (signal === null ? 0 : constants.signals[signal])
}

interface Outcome {
  readonly verdict?: string
  readonly causes: readonly { verdict: string; settings: readonly { place: { file: string; line: number } | null }[] }[]
}

/** The run's result; without a verdict if the run ended before it wrote one. */
function outcome(): Outcome {
  const path = join(OUT, 'result.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { causes: [] }
}

function blamedIn({ causes }: Outcome) {
  return causes.filter(({ verdict }) => verdict === 'to blame').flatMap(({ settings }) => settings)
}

async function demonstrate(): Promise<number> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-start-'))
  makeRepository(folder.path)
  let code = await gate(folder.path)
  const found = outcome()
  const isUndecided =
    found.verdict === 'inconclusive' || (found.verdict === 'regressed' && blamedIn(found).length === 0)
  if (code === NOT_MEASURED || isUndecided) {
    say('\nThis machine was too noisy for a decision, so once more.')
    code = await gate(folder.path)
  }
  if (code > SIGNALS) return code
  const isNamed = blamedIn(outcome()).some(({ place }) => place?.file === FILE && place.line === LINE)
  if (code !== 1 || !isNamed) {
    say(`\nThis should have been red, because of ${FILE}:${LINE}.`)
    return 1
  }
  say(`\nThis is what qpsgate is for: the check of this pull request is red, and names ${FILE}:${LINE}.`)
  say(`Its comment and the whole report, as a page to open: ${relative(process.cwd(), join(OUT, 'report.html'))}`)
  say('Next: npm run sweep, which measures three configurations of the Performance Schema in a minute.')
  return 0
}

process.exitCode = await demonstrate()
