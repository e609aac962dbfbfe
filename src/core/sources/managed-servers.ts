/** Managed servers: settings that only the cloud service has, formulas, and the version that a family names. */

import { isUnread } from '../names.ts'
import { optionForms } from '../options/option-names.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warning.ts'
import { computeRdsFormula, isRdsFormula } from './rds-formulas.ts'
import { type ConfiguredServer, unknownOption } from './source.ts'

/** Settings of a service. */
const SERVICE_SETTING = /^(?:rds|aurora|awsdms|cloudsql|azure|innodb_aurora|server_audit_events)[._]/i

/** Variables that no server takes as an option of this name, with the option that sets them; undefined: none does. */
const OPTION_OF: Readonly<Record<string, string | undefined>> = {
  'time-zone': 'default-time-zone',
  'character-set-client': undefined,
  'character-set-connection': undefined,
  'character-set-database': undefined,
  'character-set-results': undefined,
  'collation-connection': undefined,
  'collation-database': undefined,
}

export interface ManagedServer {
  readonly server: ConfiguredServer
  readonly warnings: readonly DirectiveWarning[]
}

/**
 * A cloud's server as one that we can start: its family becomes an image, its formulas become values, and settings of
 * the service become unknown. A self-managed server stays as it is.
 */
export function asManaged(server: ConfiguredServer, memoryBytes: number | undefined): ManagedServer {
  const { family } = server
  if (family === undefined) return { server, warnings: [] }
  const ofService = server.options.filter(({ name }) => SERVICE_SETTING.test(name))
  const warnings: DirectiveWarning[] = ofService.map(({ name, file, line }) => ({
    code: 'managed-setting',
    ...{ file, line, directive: name },
  }))
  if (/^aurora/i.test(family.value))
    warnings.push({ code: 'managed-storage', ...placeOf(family), directive: family.value })
  const options = server.options.map((option) => asOption(option, memoryBytes))
  return { server: { ...server, options, image: server.image ?? imageOf(family) }, warnings }
}

function placeOf({ file, line }: Located<string>) {
  return { file, line }
}

function asOption(option: ServerOption, memoryBytes: number | undefined): ServerOption {
  const { name, value = '' } = option
  if (isUnread(option)) return option
  if (SERVICE_SETTING.test(name)) return unknownOption(name, value, option)
  const [form = name] = optionForms(name)
  if (Object.hasOwn(OPTION_OF, form)) {
    const other = OPTION_OF[form]
    return other === undefined ? unknownOption(name, value, option) : { ...option, name: other }
  }
  if (!isRdsFormula(value)) return option
  const memory = memoryBytes === undefined ? undefined : BigInt(memoryBytes)
  const computed = computeRdsFormula(value, { memory })
  return computed === undefined ? unknownOption(name, value, option) : { ...option, value: String(computed) }
}

/** `mysql8.0`, `aurora-mysql5.7`, `MYSQL_8_0_36` or `mariadb10.11` as the image of that version. */
function imageOf({ value, file, line }: Located<string>): Located<string> | undefined {
  const [, product, version] = /^(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)/i.exec(value) ?? []
  if (product === undefined || version === undefined) return undefined
  return { value: `${product.toLowerCase()}:${version.replaceAll('_', '.')}`, file, line }
}
