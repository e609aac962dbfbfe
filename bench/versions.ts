/** Costs of new versions: the shipped suites, step by step, as docs/studies/others.md has them. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeAndRange } from '../src/core/figures.ts'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { isRefused } from '../src/core/verdict/judgement.ts'
import { figuresOf } from '../src/core/wording/cause-wording.ts'
import { run } from '../test/setup/command.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMariadbImage, ensureMysqlImage, isImageThere } from '../test/setup/mysql-image.ts'
import { ensureOldImage } from '../test/setup/old-image.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
/** Images under the names in the suites, made if missing. */
const IMAGES = {
  'mysql:5.7': () => ensureOldImage('mysql', '5.7.22'),
  'mysql:8.0': () => ensureOldImage('mysql', '8.0.15'),
  'mysql:9.7': ensureMysqlImage,
  'mariadb:10.11': () => ensureOldImage('mariadb', '10.11.5'),
  'mariadb:11.4': () => ensureOldImage('mariadb', '11.4.5'),
  'mariadb:11.8': ensureMariadbImage,
} as const
type Image = keyof typeof IMAGES

interface Step {
  readonly suite: string
  readonly before: Image
  readonly after: Image
}

const STEPS: readonly Step[] = [
  { suite: 'versions', before: 'mysql:5.7', after: 'mysql:8.0' },
  { suite: 'versions', before: 'mysql:8.0', after: 'mysql:9.7' },
  { suite: 'versions-mariadb', before: 'mariadb:10.11', after: 'mariadb:11.4' },
  { suite: 'versions-mariadb', before: 'mariadb:11.4', after: 'mariadb:11.8' },
]

/** A section for each step, by the version that it leads to: versions-mariadb-11.8. */
export const VERSIONS: Readonly<Record<string, () => Promise<string[]>>> = Object.fromEntries(
  STEPS.map((step) => [`versions-${scenarioOf(step)}`, () => benchStep(step)]),
)

function scenarioOf({ after }: Step): string {
  return after.replace(':', '-')
}

async function benchStep(step: Step): Promise<string[]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  const out = mkdtempSync(join(tmpdir(), 'qpsgate-versions-'))
  const made: Image[] = []
  try {
    for (const name of [step.before, step.after]) if (await tagged(name)) made.push(name)
    await measure(step, out)
    return told(step, resultSchema.parse(JSON.parse(readFileSync(join(out, 'result.json'), 'utf8'))))
  } finally {
    for (const name of made) await run(['docker', 'rmi', name])
    rmSync(out, { recursive: true })
    await engine.stop()
  }
}

/** @returns false if there is an image of that name, which then is measured */
async function tagged(name: Image): Promise<boolean> {
  if (await isImageThere(name)) return false
  await run(['docker', 'tag', await IMAGES[name](), name])
  return true
}

async function measure(step: Step, out: string): Promise<void> {
  const chosen = ['--image', step.before, '--scenarios', scenarioOf(step)]
  const command = [CLI, 'run', step.suite, ...chosen, '--budget', '3m', '--explain', 'always', '--out', out]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'close')
  // Slower than is tolerated is a result as well.
  if (code !== 0 && code !== 1) throw new Error(`qpsgate ended with exit code ${code}`)
}

function told({ before, after }: Step, { comparisons, causes, scenarios, seconds }: Result): string[] {
  const versions = [...new Set(scenarios.map(({ server }) => `${server.product} ${server.version}`))].join(' → ')
  const cells = comparisons.filter((each) => !isRefused(each))
  const shown = (cell: Parameters<typeof figuresOf>[0]) => {
    const figures = figuresOf(cell)
    return figures === undefined ? '' : changeAndRange(figures)
  }
  return [
    `${before} → ${after} (${versions}), ${Math.round(seconds)} s:`,
    '',
    '| workload | threads | change |',
    '| :-- | --: | :-- |',
    ...cells.map((cell) => `| \`${cell.workload}\` | ${cell.threads} | ${shown(cell)} |`),
    '',
    '| cause | cost |',
    '| :-- | :-- |',
    ...causes.map((cause) => `| \`${cause.settings.map(({ name }) => name).join(' + ')}\` | ${shown(cause)} |`),
  ]
}
