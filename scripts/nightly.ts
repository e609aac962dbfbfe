/**
 * `npm run test:nightly`: runs the tests with all repetitions and all injected faults; `npm test` runs fewer of both.
 * With `--resume`, an interrupted run goes on: it leaves out files that passed, and of the others runs only the tests
 * that failed. A complete run without a failure is written to docs/evidence/night.md. Run by Node 24, from the root.
 */
import { spawnSync } from 'node:child_process'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { anySeed, inputsSeed, SEED_VARIABLE } from '../test/setup/inputs-seed.ts'
import { OLD_SERVERS } from '../test/setup/old-servers.ts'
import { failedTests, NIGHT_LOG, readNightLog, type TestFile } from './night-log.ts'

const PAGE = 'docs/evidence/night.md'
const RESUME = '--resume'
const others = process.argv.slice(2).filter((argument) => argument !== RESUME)
const isResumed = process.argv.includes(RESUME)

if (!isResumed) rmSync(NIGHT_LOG, { force: true })
const ended = readNightLog()
// A resumed run keeps its seed, because the seed decides which of the longest tests run.
const seed = inputsSeed(ended[0]?.seed ?? anySeed())
// The files to run are listed, because the projects of vitest ignore `--exclude`.
const left = globSync('{bench,test}/**/*.test.ts').filter((name) => !ended.some(({ file }) => file === name))
const isFirst = ended.length === 0
const statuses = [
  ...(isFirst || left.length > 0 ? [test(isFirst ? [] : left)] : []),
  ...ended.flatMap((file) => (file.failed === 0 ? [] : [testAgain(file)])),
]
const files = readNightLog()
const isWhole = others.length === 0 && files.every(({ failed }) => failed === 0)
if (statuses.every((status) => status === 0) && isWhole) {
  writeFileSync(PAGE, page(files))
  output('node_modules/.bin/biome', ['format', '--write', PAGE])
  process.stdout.write(`The night is on ${PAGE}\n`)
}
process.exitCode = statuses.find((status) => status !== 0) ?? 0

/** Runs the failed tests of a file again, or the whole file if it could not be loaded. */
function testAgain({ file, failed, errors }: TestFile): number {
  const isLoaded = failed === errors.length
  return isLoaded
    ? test([file, `--testNamePattern=${failedTests(errors)}`], { QPSGATE_NIGHT_AGAIN: '1' })
    : test([file])
}

function test(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { status } = spawnSync(
    process.execPath,
    ['scripts/test.ts', '--reporter=./scripts/night-log.ts', ...others, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, QPSGATE_NIGHTLY: '1', QPSGATE_NIGHT_COMMIT: commit(), [SEED_VARIABLE]: `${seed}`, ...env },
    },
  )
  return status ?? 1
}

function page(files: readonly TestFile[]): string {
  const projects = [...new Set(files.map(({ project }) => project))]
  const rows = [...projects, 'all'].map((project) => {
    const inside = files.filter((file) => project === 'all' || file.project === project)
    const sum = (count: (file: TestFile) => number) => inside.reduce((total, file) => total + count(file), 0)
    const minutes = (sum(({ seconds }) => seconds) / 60).toFixed(0)
    const counts = [({ passed }: TestFile) => passed, ({ skipped }: TestFile) => skipped].map(sum)
    return `| ${[project, inside.length, ...counts, sum(({ retried }) => retried.length), minutes].join(' | ')} |`
  })
  const retried = files.flatMap(({ file, retried }) => retried.map((name) => `- \`${file}\`: ${name}\n`))
  const commits = [...new Set(files.map(({ commit }) => commit))]
  return `# The last night

\`npm run test:nightly\` ran every test with full counts and every fault, and every test passed in the end. The run wrote this page on
${new Date().toISOString().slice(0, 10)}. It tested ${commits.length === 1 ? 'one commit' : `${commits.length} commits, because it was resumed`}: ${commits.join(', ')}.

| tests       | files | passed | skipped | passed at the second attempt | minutes in total |
| :---------- | ----: | -----: | ------: | ---------------------------: | ---------------: |
${rows.join('\n')}

The seed was ${seed}. To repeat the run with it, set \`${SEED_VARIABLE}\`. The machine had ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'} and ${Math.round(totalmem() / 2 ** 30)} GiB.

${versions()
  .map((version) => `- ${version}\n`)
  .join('')}${retried.length > 0 ? `\nThese tests passed at the second attempt:\n\n${retried.join('')}` : ''}`
}

function versions(): string[] {
  const old = OLD_SERVERS.map(({ product, version }) => `${product} ${version}`)
  const local = ['mariadbd', 'sysbench'].map((program) => output(program, ['--version']))
  return [...local, ...old, `Node ${process.versions.node}`]
}

function commit(): string {
  return output('git', ['rev-parse', '--short=8', 'HEAD'])
}

/** What a program prints, or that it is not installed. */
function output(program: string, args: readonly string[]): string {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return stdout?.trim() ?? `${program}: not installed`
}
