/** Each row of the catalogue is broken by its setting or product, and works without, on real servers. */
import { beforeAll, expect, it } from 'vitest'
import { CATALOGUE, type CatalogueRow } from '../../../src/core/catalogue/catalogue.ts'
import { refusedForms } from '../../../src/edges/servers/try-catalogue.ts'
import { PLACES } from '../own-workload/workload-servers.ts'
import { StudyServers, suiteOf } from './study-servers.ts'

const TAKEN = 'taken'
const HERE = PLACES.filter(({ isHere }) => isHere)
type Place = (typeof HERE)[number]

/** What a server with some options says to each row, by the place with the options, and by the form of the row. */
const asked = new Map<string, Map<string, string>>()

/** Options of the servers that some rows need, by their text. */
function setsOf(rows: readonly CatalogueRow[]): Map<string, readonly string[]> {
  const sets = rows.flatMap(({ breaks, works = [] }) => (breaks === undefined ? [works] : [works, breaks]))
  return new Map(sets.map((options) => [options.join(' '), options]))
}

/** Asks the servers of a place, those of each set of options. */
async function ask({ name, choice, image }: Place, rows: readonly CatalogueRow[]): Promise<void> {
  for (const [set, options] of setsOf(rows)) {
    const isSorting = options.some((option) => option.startsWith('sort_buffer_size='))
    const lines = [...(isSorting ? [] : ['sort_buffer_size=262144']), ...options].map((option) => {
      const [variable, ...value] = option.split('=')
      return `      loose-${variable}: "${value.join('=')}"`
    })
    const suite = suiteOf(`name: catalogue
dataset: { tables: 1, rows: 1 }
workloads: [oltp_read_only]
threads: [1]
scenarios:
  one:
    options:
${lines.join('\n')}
`)
    await using servers = await StudyServers.open(choice, image, suite)
    await using server = await servers.start('one')
    const wanted = rows.filter((row) => setsOf([row]).has(set))
    const refused = await refusedForms(server, { rows: wanted, migrations: [] })
    const answers = asked.get(`${name} ${set}`) ?? new Map<string, string>()
    for (const { form } of wanted) {
      const said = refused.find((each) => each.form === form)
      answers.set(form, said === undefined ? TAKEN : `${said.code}: ${said.says}`)
    }
    asked.set(`${name} ${set}`, answers)
  }
}

function answersOf({ form }: CatalogueRow, options: readonly string[]): (string | undefined)[] {
  return HERE.map(({ name }) => asked.get(`${name} ${options.join(' ')}`)?.get(form))
}

/** Whether a server takes the row with some options, and refuses it with others; or a server of its product alone does. */
function isProven(row: CatalogueRow): boolean {
  const works = answersOf(row, row.works ?? [])
  if (row.breaks === undefined)
    return HERE.every(({ product }, nth) => (works[nth] === TAKEN) === (product.toLowerCase() === row.only))
  const breaks = answersOf(row, row.breaks)
  return works.some((said, nth) => said === TAKEN && breaks[nth] !== undefined && breaks[nth] !== TAKEN)
}

// Another server is asked only for what the first has not proven, because each set of options takes a start.
beforeAll(async () => {
  for (const place of HERE)
    await ask(
      place,
      CATALOGUE.filter((row) => !isProven(row)),
    )
}, 600_000)

it.each(CATALOGUE.map((row) => [row.form, row] as const))(
  'in the catalogue of SQL, %s is refused with the setting or product of its row, and works without',
  (_, row) => {
    // Without docker there is one product, which proves only what its own settings break.
    if (HERE.length > 1 || isProven(row))
      expect({ ...row, works: answersOf(row, row.works ?? []), isProven: isProven(row) }).toMatchObject({
        isProven: true,
      })
  },
)

it('more than 80 rows of the catalogue of SQL are proven by the installed products', () =>
  expect(CATALOGUE.filter(isProven).length).toBeGreaterThan(80))
