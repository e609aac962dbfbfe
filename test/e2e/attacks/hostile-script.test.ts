/** Texts of a workload, whoever wrote them, stay texts in its script. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptOf } from '../../../src/core/own-workload/script.ts'
import { sqlText } from '../../../src/core/own-workload/sql-text.ts'
import type { Table } from '../../../src/core/own-workload/tables.ts'
import { luaOf } from '../../../src/core/own-workload/value-lua.ts'
import { ownStatement, ownWorkload } from '../../builders.ts'
import { ownScript, runBeside } from '../../edges/own-workload/lua.ts'

const HOSTILE = [
  ...[
    '"',
    "'",
    '\\',
    '\\"',
    ']]',
    '--[[',
    '\n',
    '\r\n',
    '\0',
    '\u{1f642}',
    '\u2028',
    '$x{',
    '%s',
    '"] = os.exit(1) --',
  ],
  ...['") os.execute("touch /tmp/qpsgate-hostile") --', "'; DROP TABLE t; --", '\\x22', '\\z', '\t', '\u001a'],
]
const texts = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((parts) => parts.join('').toWellFormed())

function hexOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex').toUpperCase()
}

describe("the Lua script of a user's workload", () => {
  it('reads hostile texts of the workload byte for byte', () => {
    const sample = fc.sample(texts, 500)
    const all = [...HOSTILE, ...sample]
    const lines = runBeside(
      ownScript(),
      all.map((text) => `do local text = ${luaOf(text)} say(hex_of(text)) end`).join('\n'),
    )
    expect(lines).toEqual(all.map(hexOf))
  })

  it('quotes hostile texts for SQL as qpsgate itself does', () => {
    const all = [...HOSTILE, ...fc.sample(texts, 200)]
    const lines = runBeside(ownScript(), all.map((text) => `say(hex_of(sql_text(${luaOf(text)})))`).join('\n'))
    expect(lines).toEqual(all.map((text) => hexOf(sqlText(text))))
  })

  it('runs no code that names, statements or values contain', () => {
    const table: Table = {
      name: '`"]]--\n',
      columns: [
        {
          ...{ name: '\'\\"\n', type: 'enum', fullType: "enum('\"]]','''; os.exit(1)','\\\\')", isNullable: false },
          ...{ isGenerated: false, maxLength: 9, precision: undefined },
          ...{ scale: undefined, isBinary: false },
        },
      ],
      keys: [],
      references: [],
      rows: 0,
    }
    const statement = ownStatement({
      name: '"]] os.exit(1) --',
      sql: 'SELECT \'"]] --[[ \\n\' /* " */, ?, ?, ? FROM `"\\`',
      parameters: [
        { kind: 'value', column: `${table.name}.${table.columns[0]?.name}`, skew: 0 },
        { kind: 'text', length: 9 },
        { kind: 'same', as: '"]] os.exit(1) --:1', plus: 0 },
      ],
    })
    const workload = ownWorkload({
      transactions: [{ name: '"\n', share: 1, isExplicit: true, statements: [statement] }],
      tables: [{ name: table.name, rows: 10, columns: [] }],
    })
    const { lua, statements } = scriptOf(workload, [table])
    // The hostile texts are rows of the table, as the script reads them.
    const asked = runBeside(
      ownScript(lua),
      `con = {query = function(self, sql) asked = (asked or "") .. sql return nil end}
local drawn = 0
samples[1] = {count = ${HOSTILE.length}, at = function() drawn = drawn + 1 return {({${HOSTILE.map((text) => luaOf(hexOf(text))).join(', ')}})[drawn]} end}
for _ = 1, ${HOSTILE.length} do run_transaction(workload.transactions[1], run) end
for _, value in ipairs({${HOSTILE.map((text) => luaOf(sqlText(text))).join(', ')}}) do say(asked:find(value, 1, true) and "there" or value) end`,
    )
    expect(asked).toEqual(HOSTILE.map(() => 'there'))
    expect(statements.map(({ name }) => name)).toEqual([statement.name, 'commit'])
  })

  it('can be loaded if the workload has a thousand statements', () => {
    const statements = Array.from({ length: 1000 }, (_, index) =>
      ownStatement({
        name: `s${index}`,
        sql: `SELECT ${'?, '.repeat(20)}${index}`,
        parameters: Array.from({ length: 20 }, (__, place) => ({
          kind: 'number',
          from: index,
          to: index + place,
          digits: 2,
        })),
      }),
    ) as unknown as [ReturnType<typeof ownStatement>]
    const transactions = [{ name: 'all', share: 1, isExplicit: false, statements }] as const
    const { lua } = scriptOf(ownWorkload({ transactions: [...transactions] }), [])
    expect(runBeside(ownScript(lua), 'say(#workload.statements)')).toEqual(['1000'])
  })
})
