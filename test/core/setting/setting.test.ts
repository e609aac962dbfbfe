import { describe, expect, it } from 'vitest'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { mayMatter } from '../../../src/core/setting/assess.ts'
import { isBinaryLog, isCertificate, optionReach } from '../../../src/core/setting/reach.ts'
import {
  argumentOf,
  expressionOf,
  isOn,
  looseSetting,
  rewrite,
  variableText,
} from '../../../src/core/setting/setting.ts'
import { meaningOf } from '../../../src/core/setting/value.ts'
import { option, scenario } from '../../builders.ts'

describe('a switch', () => {
  it.each([
    ['general-log', undefined, true],
    ['general-log', 'On', true],
    ['general-log', '1', true],
    ['general-log', 'off', false],
    ['general-log', 'False', false],
    ['skip-general-log', undefined, false],
    ['skip-general-log', '1', false],
    // The server looks for the digit alone.
    ['disable-general-log', 'OFF', false],
    ['disable-general-log', '0', true],
    ['enable-general-log', undefined, true],
    ['enable-general-log', '0', false],
    // What begins with skip or enable may be an option of its own.
    ['skip-show-database', undefined, true],
    ['disable-skip-show-database', undefined, false],
    ['enable-secondary-engine-statistics', '1', true],
  ])('that is written %s=%s is on: %s', (name, text, expected) => {
    const setting = option(name, text)
    expect(setting.value).toEqual({ kind: 'switch', isOn: expected })
    expect(isOn(setting)).toBe(expected)
  })

  it.each(['yes', '2', ''])('is neither on nor off with the value "%s"', (text) => {
    expect(option('general-log', text).value.kind).not.toBe('switch')
    expect(isOn(option('general-log', text))).toBe(false)
  })
})

it.each([
  ['gtid-mode', 'ON', true],
  ['log-bin', 'OFF', true],
  ['log-bin', undefined, true],
  ['skip-log-bin', undefined, false],
  ['sync-binlog', '0', false],
  ['x', undefined, true],
])('the option %s=%s, which is not a switch, counts as switching something on: %s', (name, text, expected) =>
  expect(isOn(option(name, text))).toBe(expected),
)

it.each([
  ['innodb-flush-log-at-trx-commit', '2', 'innodb_flush_log_at_trx_commit', '2'],
  ['loose-innodb_doublewrite', 'OFF', 'innodb_doublewrite', 'OFF'],
  ['skip-innodb-doublewrite', undefined, 'innodb_doublewrite', 'OFF'],
  ['skip-innodb-doublewrite', 'OFF', 'innodb_doublewrite', 'OFF'],
  ['skip-innodb-doublewrite', '0', 'innodb_doublewrite', 'ON'],
  ['enable-innodb-doublewrite', '0', 'innodb_doublewrite', 'OFF'],
  // Servers have a variable of that name.
  ['skip-name-resolve', undefined, 'skip_name_resolve', 'ON'],
  ['slow-query-log', undefined, 'slow_query_log', 'ON'],
  // One name of several of a variable.
  ['tx_isolation', 'SERIALIZABLE', 'transaction_isolation', 'SERIALIZABLE'],
  ['sort_buffer', '1M', 'sort_buffer_size', '1M'],
  ['x.key_buffer_size', '1M', 'key_buffer_size', '1M'],
])('the option %s=%s sets the variable %s to %s', (name, text, variable, expected) => {
  const setting = option(name, text)
  expect([setting.variable, variableText(setting)]).toEqual([variable, expected])
})

it.each([
  ['sort_buffer_size', '64M', '67108864'],
  ['sort_buffer_size', '64MB', '67108864'],
  ['sort_buffer_size', '18446744073709551615', '18446744073709551615'],
  ['long_query_time', '1.50', '1.5'],
  ['sql_mode', 'B,a,A', 'A,B'],
  ['optimizer_switch', 'b=off,a=ON', 'a=on,b=off'],
  ['binlog_format', 'row', 'ROW'],
  ['general_log', undefined, 'ON'],
  ['log_bin', undefined, null],
  ['performance-schema-instrument', "'wait/% = Counted'", 'COUNTED'],
])('the meaning of %s=%s is %s', (name, text, meaning) => expect(meaningOf(option(name, text).value)).toBe(meaning))

it('a setting is printed as an argument as it was written, with the changed parts replaced', () => {
  const setting = option('Sort_Buffer-Size', '2M', { group: 'mysqld', line: 7 })
  expect(argumentOf(setting)).toBe('--Sort_Buffer-Size=2M')
  expect(rewrite(setting, { text: '1M' })).toMatchObject({ name: 'Sort_Buffer-Size', group: 'mysqld', line: 7 })
  expect(argumentOf(looseSetting(looseSetting(setting)))).toBe('--loose-Sort_Buffer-Size=2M')
  expect(argumentOf(option('general-log'))).toBe('--general-log')
})

it('an expression of a template is neither read as a value nor changed, and may affect speed', () => {
  const written = { name: 'log_bin', text: '{{ name }}', group: undefined, file: 'my.cnf.j2', line: 2 }
  const unknown = expressionOf(written)
  expect(isBinaryLog(unknown)).toBe(false)
  expect(isCertificate(expressionOf({ ...written, name: 'ssl_key' }))).toBe(false)
  expect(optionReach(unknown)).toBe('path')
  expect(looseSetting(rewrite(unknown, { text: '1' }))).toBe(unknown)
  const of = (text: string) => scenario('db', { options: [expressionOf({ ...written, name: 'log_error', text })] })
  expect(settingChanges(of('a'), of('b')).map((change) => [change.name, mayMatter(change)])).toEqual([
    ['log_error', true],
  ])
})
