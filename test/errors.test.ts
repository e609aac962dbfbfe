import { describe, expect, it } from 'vitest'
import {
  describeError,
  exitCodeOf,
  Interruption,
  MeasurementError,
  reasonOf,
  StoreError,
  UserError,
} from '../src/errors.ts'

describe('an error that ends qpsgate', () => {
  it.each([
    ['the user’s input is wrong', new UserError('no such file'), 2, /^no such file$/],
    ['the wrong input has a place', new UserError('bad', { place: { file: 'a.yml', line: 3 } }), 2, /^a\.yml:3: bad$/],
    ['it could not be measured', new MeasurementError('no start', { step: 'start' }), 3, /^no start\n {2}step: start$/],
    ['the store fails', new StoreError('cannot fetch', { cause: new Error('x') }), 3, /^cannot fetch$/],
    ['a signal came', new Interruption('SIGTERM', 15), 143, /^stopped by SIGTERM$/],
    [
      'the machine has no room',
      Object.assign(new Error("ENOSPC: no space left on device, mkdir '/a'"), { code: 'ENOSPC' }),
      3,
      /^this machine does not let the run go on: ENOSPC: no space left on device, mkdir '\/a'$/,
    ],
    [
      'qpsgate has a bug',
      new TypeError('oops'),
      3,
      /^this is a bug in qpsgate, please report it\nTypeError: oops\n +at /,
    ],
    ['what is thrown is no error', 'oops', 3, /^this is a bug in qpsgate, please report it\nthrown: oops$/],
  ])('has its own exit code and message if %s', (_, thrown, code, words) => {
    expect(exitCodeOf(thrown)).toBe(code)
    expect(describeError(thrown)).toMatch(words)
  })

  it('from a program quotes its output before the long command', () => {
    const command = ['mysqld', '--no-defaults']
    const thrown = new MeasurementError('no start', {
      step: 'start',
      arm: 'on',
      command,
      exitCode: 1,
      output: 'a\nb\n',
    })
    expect(describeError(thrown).split('\n')).toEqual([
      ...['no start', '  it printed last:', '    a', '    b'],
      ...['  step: start · server: on', '  exit code: 1', '  command: mysqld --no-defaults'],
    ])
  })

  it.each([
    ['ENOENT', 'there is no such file or directory'],
    ['EACCES', 'there is no permission for it'],
    ['EBUSY', 'EBUSY: busy'],
  ])('from the system with the code %s is described as: %s', (code, words) => {
    expect(reasonOf(Object.assign(new Error('EBUSY: busy'), { code }))).toBe(words)
  })

  it('from the store is not reported as an error of the user', () => {
    expect(new StoreError('x')).not.toBeInstanceOf(UserError)
  })
})
