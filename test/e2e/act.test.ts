/** Real workflow files, run by act on this machine. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startFakeGitHub } from '../fakes/github-api.ts'
import { ensureAct, toolOrWhy } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureOldImage } from '../setup/old-image.ts'
import { type Acting, CONFIG, gatedBy, MOST_SECONDS, PLAIN, runWorkflow, settingsTo, workflowOf } from './act-run.ts'

const engine = inject('engine')
let acting: Acting

beforeAll(async () => {
  acting = { act: await toolOrWhy(ensureAct), github: await startFakeGitHub() }
}, 900_000)
afterAll(() => acting.github[Symbol.asyncDispose]())

describe.runIf(IS_NIGHTLY)('a workflow that runs under act, as on GitHub,', () => {
  test('passes without a measurement if a pull request changes only a comment', async (context) => {
    const done = await runWorkflow(acting, context, settingsTo(`${PLAIN}# only a comment\n`))
    expect(done?.log).toContain('no setting changed')
    expect(done?.log).toContain('verdict=pass')
    expect(done?.code, done?.log).toBe(0)
  })

  test('records a push to the default branch as the recipe says', async (context) => {
    const files = gatedBy(workflowOf(CONFIG, ['server: local'], 'docs/recipes/history.md'))
    const done = await runWorkflow(acting, context, {
      ...settingsTo(`${PLAIN}# only a comment\n`, files),
      event: 'push',
    })
    expect(done?.log).toContain('stored in branch qpsgate-data of https://github.com/acme/databases.git: ledger/')
    expect(done?.code, done?.log).toBe(0)
  })

  const reds = [
    {
      what: 'value that no server takes',
      flag: '--binlog-format=ROWW',
      says: /MariaDB \S+ does not start with compose\.yml \(compose\.yml:6\)[\s\S]*binlog-format/,
    },
    {
      what: 'costly flag',
      flag: '--general-log=ON',
      says: /Cause: general-log \(compose\.yml:6\)[\s\S]*verdict=regressed/,
    },
  ]
  test.for(reds)(
    'fails if a pull request adds a $what to a compose file, and names the added line',
    async ({ flag, says }, context) => {
      const done = await runWorkflow(acting, context, settingsTo(`${PLAIN}      - ${flag}\n`))
      expect(done?.code, done?.log).not.toBe(0)
      expect(done?.log).toMatch(says)
      expect(done?.seconds).toBeLessThan(180)
      expect(done?.left).toEqual([])
    },
  )

  const versions = [
    { product: 'mysql', from: '8.0.15', to: async () => (engine.kind === 'ready' ? engine.image : '') },
    { product: 'mariadb', from: '10.11.5', to: () => ensureOldImage('mariadb', '11.4.5') },
  ] as const
  test.runIf(engine.kind === 'ready').for(versions)(
    'names the new $product and its new defaults as separate causes if a pull request changes the tag',
    // First, the image of the old version may have to be made.
    { timeout: 900_000 },
    async ({ product, from, to }, context) => {
      const compose = (image: string) => `services:\n  db:\n    image: ${image}\n`
      const [before, after] = [compose(await ensureOldImage(product, from)), compose(await to())]
      const change = { files: gatedBy(workflowOf('compose.yml', ['budget: 1m'])), file: 'compose.yml', before, after }
      const done = await runWorkflow(acting, context, change)
      expect(done?.seconds, done?.log).toBeLessThan(MOST_SECONDS)
      expect(done?.log).toMatch(/verdict=(?:pass|regressed|inconclusive)/)
      expect(done?.log).toMatch(/\| the new program .*compose\.yml:3/)
      expect(done?.left).toEqual([])
    },
  )
})
