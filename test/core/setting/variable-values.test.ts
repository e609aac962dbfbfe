import { expect, it } from 'vitest'
import { variableValue, variableValues } from '../../../src/core/setting/variable-values.ts'
import { option } from '../../builders.ts'

it.each([
  ['innodb-flush-log-at-trx-commit', '2', 'innodb_flush_log_at_trx_commit', '2'],
  ['loose-innodb_doublewrite', 'OFF', 'innodb_doublewrite', 'OFF'],
  ['skip-innodb-doublewrite', undefined, 'innodb_doublewrite', 'OFF'],
  ['skip-innodb-doublewrite', 'OFF', 'innodb_doublewrite', 'ON'],
  ['disable-innodb-doublewrite', null, 'innodb_doublewrite', 'OFF'],
  ['enable-innodb-doublewrite', null, 'innodb_doublewrite', 'ON'],
  ['enable-innodb-doublewrite', '0', 'innodb_doublewrite', 'OFF'],
  // Servers have a variable of that name.
  ['skip-name-resolve', undefined, 'skip_name_resolve', 'ON'],
  ['slow-query-log', undefined, 'slow_query_log', 'ON'],
  // The rest of the name is unknown as well.
  ['skip-something', undefined, 'skip_something', 'ON'],
])('variableValue %s=%s is %s=%s', (name, value, variable, expected) => {
  expect(variableValue(name, value)).toEqual({ variable, value: expected })
})

it('variableValues has the last value of each variable', () => {
  const options = [
    option('max-connections', '100'),
    option('skip-innodb-doublewrite'),
    option('max_connections', '200'),
  ]
  expect(variableValues(options)).toEqual({ max_connections: '200', innodb_doublewrite: 'OFF' })
})
