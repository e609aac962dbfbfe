import { describe, expect, it } from 'vitest'
import { neutralTable } from '../../../src/core/workload/neutral-schema.ts'

const column = (definition: string) =>
  neutralTable(`CREATE TABLE \`t\` (\n  ${definition},\n  \`z\` int\n) ENGINE=InnoDB`).split('\n')[1]

describe('a schema without what it tells of data', () => {
  it.each([
    ["`a` varchar(9) NOT NULL DEFAULT 'secret'", "`a` varchar(9) NOT NULL DEFAULT '',"],
    ["`a` varchar(9) NOT NULL DEFAULT 'x' COMMENT 'secret ''quoted'''", "`a` varchar(9) NOT NULL DEFAULT '',"],
    ["`a` varchar(20000) DEFAULT 'a comment ''secret'' check (b' COMMENT 'c'", "`a` varchar(20000) DEFAULT '',"],
    ['`a` varbinary(9) DEFAULT 0x736563726574', "`a` varbinary(9) DEFAULT '',"],
    ['`a` bigint NOT NULL DEFAULT 4111111111111111', '`a` bigint NOT NULL DEFAULT 0,'],
    ["`a` bigint NOT NULL DEFAULT '4111111111111111'", '`a` bigint NOT NULL DEFAULT 0,'],
    ['`a` decimal(9,2) DEFAULT -4711.11', '`a` decimal(9,2) DEFAULT 0,'],
    ["`a` int DEFAULT '1'", "`a` int DEFAULT '1',"],
    ['`a` int DEFAULT NULL', '`a` int DEFAULT NULL,'],
    ["`a` datetime DEFAULT '1987-06-05 04:03:02'", "`a` datetime DEFAULT '2000-01-01 00:00:00',"],
    [
      '`a` datetime(6) DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6)',
      '`a` datetime(6) DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6),',
    ],
    ["`a` enum('low','high') DEFAULT 'high'", "`a` enum('low','high') DEFAULT 'low',"],
    ["`a` bit(1) DEFAULT b'1'", "`a` bit(1) DEFAULT b'0',"],
    ["`a` char(36) DEFAULT (concat('secret',uuid()))", "`a` char(36) DEFAULT (concat('',uuid())),"],
    [
      "`a` varchar(9) GENERATED ALWAYS AS (concat(`z`,'secret')) VIRTUAL",
      "`a` varchar(9) GENERATED ALWAYS AS (concat(`z`,'')) VIRTUAL,",
    ],
    [
      "`a` varchar(9) GENERATED ALWAYS AS (json_value(`j`,'$.secret')) STORED",
      "`a` varchar(9) GENERATED ALWAYS AS (json_value(`j`,'$.a')) STORED,",
    ],
    ["`a` varchar(9) DEFAULT NULL CHECK (`a` in ('secret','x'))", '`a` varchar(9) DEFAULT NULL,'],
    ['`a` int DEFAULT NULL CHECK (`a` > 10)', '`a` int DEFAULT NULL CHECK (`a` > 10),'],
    ['`a` longtext DEFAULT NULL CHECK (json_valid(`a`))', '`a` longtext DEFAULT NULL CHECK (json_valid(`a`)),'],
  ])('has %s as %s', (definition, neutral) => expect(column(definition)?.trim()).toBe(neutral))

  it('has no comments of keys and tables, no counter, and no place outside', () => {
    const create =
      "CREATE TABLE `t` (\n  `a` int,\n  KEY `k` (`a`) COMMENT 'secret',\n  CONSTRAINT `c` CHECK (`a` <> 'secret') /*!80016 NOT ENFORCED */\n) ENGINE=InnoDB " +
      "AUTO_INCREMENT=4711 DEFAULT CHARSET=utf8mb4 ROW_FORMAT=DYNAMIC COMMENT='secret' DATA DIRECTORY='/secret' CONNECTION='mysql://u:secret@h/d'"
    expect(neutralTable(create)).toBe(
      'CREATE TABLE `t` (\n  `a` int,\n  KEY `k` (`a`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 ROW_FORMAT=DYNAMIC',
    )
  })

  it('has partitions by dates and numbers, not by names of anything', () => {
    const table = 'CREATE TABLE `t` (\n  `a` int\n) ENGINE=InnoDB'
    const dates = `${table}\n PARTITION BY RANGE COLUMNS(\`d\`)\n(PARTITION \`p\` VALUES LESS THAN ('2026-01-01') ENGINE = InnoDB)`
    expect(neutralTable(dates)).toBe(dates)
    expect(neutralTable(dates.replace(' ENGINE = InnoDB)', " COMMENT = 'secret' ENGINE = InnoDB)"))).toBe(dates)
    expect(
      neutralTable(
        `${table}\n/*!50500 PARTITION BY LIST COLUMNS(a)\n(PARTITION p VALUES IN ('secret') ENGINE = InnoDB) */`,
      ),
    ).toBe(table)
    expect(neutralTable(`${table}\n/*!50100 PARTITION BY HASH (\`a\`)\nPARTITIONS 4 */`)).toContain('PARTITIONS 4 */')
  })

  it('has a text whose quote is never closed cut off', () => {
    expect(neutralTable("CREATE TABLE `t` (`a` int COMMENT 'secret")).not.toContain('secret')
  })

  it.each(['_', "'\\"])('reads a megabyte of %s at once', (part) => {
    const text = part.repeat(2 ** 20 / part.length)
    expect(neutralTable(`CREATE TABLE \`t\` (\n  \`a\` int COMMENT 'x',\n${text}`)).not.toContain('x')
  })
})
