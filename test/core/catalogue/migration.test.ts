import { describe, expect, it } from 'vitest'
import { migrationOf, migrationOrder } from '../../../src/core/catalogue/migration.ts'

describe('migrations', () => {
  it('are applied in the numerical order of their versions, without migrations that undo others', () => {
    expect(
      migrationOrder(['V10__b.sql', 'V9__a.sql', 'U9__a.sql', '2_x.up.sql', '2_x.down.sql', 'notes.md', 'V9_1__c.sql']),
    ).toEqual(['2_x.up.sql', 'V9__a.sql', 'V9_1__c.sql', 'V10__b.sql'])
  })

  it.each(['-- +goose Down', '-- migrate:down', '-- +migrate Down', '-- //@UNDO'])(
    'end at the undo marker %s, and have the line of each statement',
    (line) => {
      const text = `-- up\nCREATE TABLE a (id INT);\n\nCREATE TABLE b (id INT);\n${line}\nDROP TABLE a;\n`
      expect(migrationOf('db/1.sql', text)).toEqual({
        path: 'db/1.sql',
        statements: [
          { sql: 'CREATE TABLE a (id INT)', line: 2 },
          { sql: 'CREATE TABLE b (id INT)', line: 4 },
        ],
      })
    },
  )
})
