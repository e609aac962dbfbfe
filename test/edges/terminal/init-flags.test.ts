import { expect, it } from 'vitest'
import { parseInitFlags } from '../../../src/edges/terminal/init-flags.ts'

it('the flags of qpsgate init name option files and an image, in place of those that init finds itself', () => {
  expect(parseInitFlags([])).toEqual({ configs: [], image: undefined, isDryRun: false })
  const args = ['--config', 'a.cnf', '--config=b', '--image', 'mysql:8.4', '--dry-run']
  expect(parseInitFlags(args)).toEqual({ configs: ['a.cnf', 'b'], image: 'mysql:8.4', isDryRun: true })
})

it.each([
  [['--image', `mysql:\${{ x }}`], /--image: found "mysql:\$\{\{ x \}\}"; allowed: the name of an image/],
  [['--config', ' ', '--image=-x'], /--config: found " "; allowed: the path of .*\n--image: found "-x"/],
  [['suite.yml'], /suite\.yml.*see qpsgate init --help/],
  [['--force'], /'--force'.*see qpsgate init --help/],
])('the flags %j of qpsgate init are refused', (args, says) => expect(() => parseInitFlags(args)).toThrow(says))
