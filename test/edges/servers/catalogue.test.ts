/** Each row of the catalogue is broken by its setting or product, and works without, on real servers. */
import { beforeAll, expect, it } from 'vitest'
import { CATALOGUE, type CatalogueRow } from '../../../src/core/catalogue/catalogue.ts'
import { refusedForms } from '../../../src/edges/servers/try-catalogue.ts'
import { PLACES } from '../own-workload/workload-servers.ts'
import { StudyServers, suiteOf } from './study-servers.ts'

/** What servers of both products say to each row, by form: its number and words; undefined if they take it. */
type Answers = ReadonlyMap<string, string | undefined>

const asked = new Map<string, Answers>()
const HERE = PLACES.filter(({ isHere }) => isHere)

/** Options of each server that is started, as one text. */
const SETS = new Map(
  CATALOGUE.flatMap(({ breaks, works = [] }) => [[], ...(breaks === undefined ? [] : [breaks, works])]).map(
    (options) => [options.join(' '), options] as const,
  ),
)

function rowsFor(set: string): CatalogueRow[] {
  return CATALOGUE.filter(
    ({ breaks, works = [] }) =>
      set === works.join(' ') || (breaks === undefined ? set === '' : set === breaks.join(' ')),
  )
}

beforeAll(async () => {
  for (const { name: place, choice, image } of HERE)
    for (const [set, options] of SETS) {
      const lines = options.map((option) => {
        const [name, ...value] = option.split('=')
        return `      loose-${name}: "${value.join('=')}"`
      })
      const suite = suiteOf(`name: catalogue
dataset: { tables: 1, rows: 1 }
workloads: [oltp_read_only]
threads: [1]
scenarios:
  one:
    options:
      loose-sort_buffer_size: 262144
${lines.join('\n')}
`)
      await using servers = await StudyServers.open(choice, image, suite)
      await using server = await servers
        .start('one')
        .catch(() => ({ session: undefined, [Symbol.asyncDispose]: async () => {} }))
      if (server.session === undefined) continue
      const refused = await refusedForms(server, { rows: rowsFor(set), migrations: [] })
      const said = new Map(refused.map(({ form = '', code, says }) => [form, `${code}: ${says}`]))
      asked.set(`${place} ${set}`, new Map(rowsFor(set).map(({ form }) => [form, said.get(form)])))
    }
}, 900_000)

it.each(CATALOGUE.map((row) => [row.form, row] as const))('%s is broken by what its row says', (form, row) => {
  const sayAll = (set: readonly string[]) =>
    HERE.map(({ name: place }) => asked.get(`${place} ${set.join(' ')}`)).map((answers) =>
      answers?.has(form) ? (answers.get(form) ?? 'taken') : 'not asked',
    )
  const [works, breaks] = [sayAll(row.works ?? []), row.breaks === undefined ? [] : sayAll(row.breaks)]
  const isProven = works.some((said, nth) => said === 'taken' && /^\d/.test(breaks[nth] ?? ''))
  const isOfOne = HERE.every(({ product }, nth) => (works[nth] === 'taken') === (product.toLowerCase() === row.only))
  expect({ form, isProven: row.only === undefined ? isProven : isOfOne, works, breaks }).toMatchObject({
    isProven: true,
  })
})
