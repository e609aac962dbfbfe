import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { readHelp } from '../../../scripts/option-list.ts'
import type { ServerVersion } from '../../../src/core/families/family.ts'
import { OPTIONS } from '../../../src/core/options/option-table.ts'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { scenarioForServer } from '../../../src/core/scenario/scenario.ts'
import { parseOptionFile } from '../../../src/core/sources/option-file.ts'
import { parseServerVersion } from '../../../src/edges/servers/launcher.ts'
import { findLocalServer } from '../../../src/edges/servers/local.ts'
import { scenario } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

/** Files that each server reads. */
const FILES = IS_NIGHTLY ? 600 : 24
/** A file before the change, and this many others with the same lines. */
const VARIANTS = 9
/** The user in test/setup/mysql-image.ts: no server prints its options as root. */
const SERVER_USER = '999'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'

/**
 * For each file in the working directory: the digest of all values that the server would have of it, or that it refuses
 * it.
 */
const LOOP = `for file in *.cnf; do
  "$@" --defaults-file="$PWD/$file" --user=nobody --verbose --help > "$TMP/help" 2> "$TMP/said" \\
    && ! grep -q '\\[ERROR\\]' "$TMP/said" \\
    && sed -n '/^-----/,$p' "$TMP/help" | sha256sum || echo refused
done`

interface Line {
  readonly group: string
  readonly text: string
}

/**
 * Ways to write an option: other names of its variable, dashes, prefixes, values.
 *
 * @param mayBegin whether the server takes names that are only begun
 */
function waysOf(names: readonly string[], value: string, mayBegin: boolean): fc.Arbitrary<string> {
  const isSwitch = /^(?:TRUE|FALSE)$/.test(value)
  const name = fc
    .constantFrom(...names)
    .chain((each) => fc.constantFrom(each, each.replaceAll('-', '_'), mayBegin ? each.slice(0, -1) : each))
  const valued = isSwitch ? ['', '=1', '=0', '=ON', '=off', '=TRUE'] : ['=1000', '=2000', '=2K', '=2048', '=1M']
  const prefixes = isSwitch ? ['', '', '', 'skip-', 'disable-', 'enable-', 'loose-', 'loose_skip_'] : ['', '', 'loose-']
  return fc
    .tuple(fc.constantFrom(...prefixes), name, fc.constantFrom(...valued))
    .map(([prefix, own, after]) => `${prefix}${own}${/skip|able/.test(prefix) ? '' : after}`)
}

/** Lines about few variables, so that they meet; most of them of variables with several names. */
function linesOf(
  help: ReadonlyMap<string, string>,
  groups: readonly string[],
  mayBegin: boolean,
): fc.Arbitrary<Line[]> {
  const dash = (name: string) => name.replaceAll('_', '-')
  const byVariable = Map.groupBy(OPTIONS, ({ variable }) => variable)
  const known = [...byVariable.values()].map((rows) =>
    rows.map(({ name }) => dash(name)).filter((name) => help.has(name)),
  )
  const usable = known.filter((names) => /^(?:TRUE|FALSE|\d+)$/.test(help.get(names[0] ?? '') ?? ''))
  const aliased = usable.filter(({ length }) => length > 1)
  const subject = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...aliased) },
    { weight: 1, arbitrary: fc.constantFrom(...usable) },
  )
  const line = (subjects: readonly (readonly string[])[]) =>
    fc
      .tuple(
        fc.constantFrom(...groups),
        fc.constantFrom(...subjects).chain((names) => waysOf(names, help.get(names[0] ?? '') ?? '', mayBegin)),
      )
      .map(([group, text]) => ({ group, text }))
  return fc
    .array(subject, { minLength: 1, maxLength: 2 })
    .chain((subjects) => fc.array(line(subjects), { minLength: 2, maxLength: 7 }))
}

/** The same lines in another order, one of them twice, or one of them taken away. */
function variantOf(lines: readonly Line[]): fc.Arbitrary<Line[]> {
  const at = fc.nat(lines.length - 1)
  return fc.oneof(
    fc.shuffledSubarray([...lines], { minLength: lines.length }),
    fc.tuple(at, fc.nat(lines.length)).map(([from, to]) => lines.toSpliced(to, 0, lines[from] as Line)),
    at.map((index) => lines.toSpliced(index, 1)),
  )
}

function fileOf(lines: readonly Line[]): string {
  return `${lines.map(({ group, text }) => `[${group}]\n${text}`).join('\n')}\n`
}

/** A file and others that every server accepts with another value, so that at least these are seen to differ. */
const CERTAIN = Array.from({ length: VARIANTS + 1 }, (_, nth) =>
  fileOf([{ group: 'mysqld', text: `sort_buffer_size=${nth === 0 ? 1 : 2}M` }]),
)

function read(text: string, server: ServerVersion): Scenario {
  const { items } = parseOptionFile(text, 'my.cnf')
  const options = items.flatMap((item) => (item.kind === 'option' ? item.option : []))
  return scenarioForServer(scenario('on', { options }), server)
}

describe.each([
  {
    what: 'the server that is installed here',
    isHere: true,
    run: (_: string) => ({ before: [], server: [findLocalServer() ?? 'mariadbd'] }),
  },
  {
    what: 'MySQL in a container',
    isHere: engine.kind === 'ready' && IS_NIGHTLY,
    run: (folder: string) => ({
      before: [
        ...['docker', 'run', '--rm', '--network=none', `--user=${SERVER_USER}`, `--volume=${folder}:/files`],
        ...['--workdir=/files', '--env=TMP=/tmp', '--entrypoint=sh', image],
      ],
      server: ['mysqld'],
    }),
  },
])('variants of an option file, read by $what,', ({ isHere, run }) => {
  it.runIf(isHere)('count as changed whenever the server shows other values', { timeout: 5_400_000 }, () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-values-'))
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-help-'))
    chmodSync(folder.path, 0o755)
    const { before, server } = run(folder.path)
    const ask = (script: string) => {
      const [program = '', ...args] = before.length > 0 ? before : ['sh']
      const env = { ...process.env, TMP: temporary.path }
      const { stdout } = spawnSync(program, [...args, '-c', script, 'sh', ...server], {
        ...{ cwd: folder.path, env, encoding: 'utf8', maxBuffer: 1024 ** 3 },
      })
      return stdout
    }
    const help = readHelp(ask('"$@" --no-defaults --user=nobody --verbose --help 2> "$TMP/said"'))
    const version = parseServerVersion(ask('"$@" --no-defaults --version'), 'server')
    if (version === undefined) throw new Error('the server tells no version')
    const groups = [
      'mysqld',
      'mysqld',
      'server',
      'client',
      ...(version.product === 'MariaDB' ? ['mariadb', 'mariadbd'] : ['mysqld-9.7', 'mysqld-5.7']),
    ]
    const family = linesOf(help, groups, version.product === 'MariaDB').chain((lines) =>
      fc.tuple(fc.constant(lines), fc.array(variantOf(lines), { minLength: VARIANTS, maxLength: VARIANTS })),
    )
    const families = fc.sample(family, Math.ceil(FILES / (VARIANTS + 1)))
    const texts = [CERTAIN, ...families.map(([lines, variants]) => [lines, ...variants].map(fileOf))]
    for (const [index, text] of texts.flat().entries())
      writeFileSync(join(folder.path, `${String(index).padStart(6, '0')}.cnf`), text, { mode: 0o644 })
    const digests = ask(LOOP).trim().split('\n')
    expect(digests).toHaveLength(texts.flat().length)
    const found = { refused: 0, differ: 0, same: 0 }
    const missed: string[] = []
    for (const [nth, [first = '', ...others]] of texts.entries()) {
      const digest = (index: number) => digests[nth * (VARIANTS + 1) + index]
      for (const [index, other] of others.entries()) {
        const [is, was] = [digest(index + 1), digest(0)]
        if (is === 'refused' || was === 'refused') found.refused += 1
        else if (is === was) found.same += 1
        else {
          found.differ += 1
          if (settingChanges(read(first, version), read(other, version)).length === 0)
            missed.push(`${first}became\n${other}`)
        }
      }
    }
    expect(missed.slice(0, 3)).toEqual([])
    expect(found.differ).toBeGreaterThanOrEqual(VARIANTS)
    // The few made-up files of a day may all be refused, or be the same.
    if (!IS_NIGHTLY) return
    expect(found.differ).toBeGreaterThan(VARIANTS + FILES / 20)
    expect(found.refused).toBeLessThan(FILES / 2)
  })
})
