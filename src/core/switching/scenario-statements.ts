/** A scenario as statements for a server that is running: its options as variables, consumers and instruments. */
import { canonicalOptionName } from '../suite/option-file.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import { literal } from './switch-statements.ts'

/** A statement, and where what it stands for was written. */
export interface ScenarioStatement {
  readonly sql: string
  readonly file: string
  readonly line: number
}

const SIZE = /^(\d+)([kmgtpe])$/i

/** Options first, of patterns the longer ones later, as the server takes them at start; then the scenario's own SQL. */
export function scenarioStatements({ options, sql }: Scenario): ScenarioStatement[] {
  const isPattern = ({ name }: ServerOption) => canonicalOptionName(name) === 'performance-schema-instrument'
  const patterns = options.filter(isPattern).toSorted((one, other) => patternOf(one).length - patternOf(other).length)
  const others = options.filter((option) => !isPattern(option))
  return [
    ...[...others, ...patterns].map((option) => ({ sql: statementOf(option), file: option.file, line: option.line })),
    ...sql.map(({ value, file, line }) => ({ sql: value, file, line })),
  ]
}

function statementOf(option: ServerOption): string {
  const name = canonicalOptionName(option.name)
  const [, consumer] = /^performance-schema-consumer-(.+)$/.exec(name) ?? []
  if (consumer !== undefined) {
    const enabled = isOn(option.value) ? 'YES' : 'NO'
    return `UPDATE performance_schema.setup_consumers SET ENABLED = '${enabled}' WHERE NAME = ${literal(consumer.replaceAll('-', '_'))}`
  }
  if (name === 'performance-schema-instrument') {
    const state = option.value?.split('=').slice(1).join('=') ?? ''
    const [enabled, timed] = /^counted$/i.test(state) ? ['YES', 'NO'] : isOn(state) ? ['YES', 'YES'] : ['NO', 'NO']
    return `UPDATE performance_schema.setup_instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${literal(patternOf(option))}`
  }
  return `SET GLOBAL \`${name.replaceAll('-', '_').replaceAll('`', '``')}\` = ${literal(writtenValue(option))}`
}

function patternOf({ value }: ServerOption): string {
  return value?.split('=')[0] ?? ''
}

/** SET takes no sizes such as 1M, and a bare flag is ON. */
function writtenValue({ value = 'ON' }: ServerOption): string {
  const [, digits, unit = ''] = SIZE.exec(value) ?? []
  return digits === undefined
    ? value
    : String(BigInt(digits) << BigInt(10 * ('kmgtpe'.indexOf(unit.toLowerCase()) + 1)))
}

function isOn(value = 'ON'): boolean {
  return /^(?:on|true|1|yes)$/i.test(value)
}
