/** The cost of a new image, apart from that of settings that changed with it, in containers. */
import { expect, inject, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { ensureOldImage } from '../setup/old-image.ts'
import { Workplace } from './cli.ts'
import { compose, runChange } from './compose-change.ts'

const engine = inject('engine')
const SETTINGS = [
  ...['general-log=ON', 'sort-buffer-size=512K', 'join-buffer-size=512K', 'read-buffer-size=256K'],
  ...['table-open-cache=3000', 'thread-cache-size=20', 'net-buffer-length=32K', 'tmp-table-size=32M'],
  ...['max-heap-table-size=32M', 'innodb-sort-buffer-size=2M', 'read-rnd-buffer-size=512K', 'back-log=200'],
].map((setting) => `--${setting}`)

test.runIf(IS_NIGHTLY && engine.kind === 'ready')(
  'the search for causes tells the cost of a new image from that of twelve settings changed with it',
  { timeout: 1_800_000, retry: 0 },
  noisyVerdict(async () => {
    using place = new Workplace()
    const before = compose(await ensureOldImage('mysql', '8.0.15'))
    const after = compose(engine.kind === 'ready' ? engine.image : '', ...SETTINGS)
    const { code, stdout } = await runChange(place, before, after, '--budget', '60s', '--explain-budget', '5m')
    expect(code, stdout).toBe(1)
    const { causes, explanation } = resultSchema.parse(place.result())
    expect(explanation?.defaults?.length).toBeGreaterThan(0)
    const causeOf = (wanted: string) => causes.find(({ settings }) => settings.some(({ name }) => name === wanted))
    expect(causeOf('image')?.verdict).toBe('to blame')
    expect(causeOf('general-log')?.settings).toEqual([
      { name: 'general-log', before: null, after: 'ON', place: { file: 'compose.yml', line: 6 } },
    ])
    // Whether general-log is blamed depends on how quiet the machine is, because the search has 37 settings and
    // defaults.
    expect(causeOf('general-log')?.change).toBeLessThan(-0.03)
    expect(causeOf('sort-buffer-size')?.verdict).not.toBe('to blame')
  }),
)
