import { describe, expect, it } from 'vitest'
import { SUITE_PATH, WORKFLOW_FILE } from '../../../src/core/init/starter.ts'
import { helpText } from '../../../src/edges/terminal/help-text.ts'
import { INIT_HELP, parseInitFlags } from '../../../src/edges/terminal/init-flags.ts'

describe('parseInitFlags', () => {
  it('asks for nothing by itself', () =>
    expect(parseInitFlags([])).toEqual({
      ...{ configs: [], image: undefined, runner: undefined, writesSuite: false, isDryRun: false },
    }))

  it('takes what overrides the findings', () => {
    const args = [
      '--config',
      'a.cnf',
      '--config=b',
      '--image',
      'mysql:8.4',
      '--runner',
      'self-hosted, db',
      '--suite',
      '--dry-run',
    ]
    expect(parseInitFlags(args)).toEqual({
      ...{
        configs: ['a.cnf', 'b'],
        image: 'mysql:8.4',
        runner: ['self-hosted', 'db'],
        writesSuite: true,
        isDryRun: true,
      },
    })
  })

  it.each([
    [['--image', `mysql:\${{ x }}`], /--image: found "mysql:\$\{\{ x \}\}"; allowed: the name of an image/],
    [['--runner', `\${{ x }}`], /--runner: found "\$\{\{ x \}\}"; allowed: a runner's label/],
    [['--runner', ' , '], /--runner: found " , "; allowed/],
    [['--runner', 'a\nb'], /--runner: found "a\\nb"/],
    [['--config', ' '], /--config: found " "; allowed: the path of a file that configures a server/],
    [['--image', '-x', '--runner', ''], /--image.*\n?.*see qpsgate init --help/],
    [['--image=-x', '--runner='], /--image: found "-x".*\n--runner: found ""/],
    [['suite.yml'], /suite\.yml.*see qpsgate init --help/],
    [['--force'], /'--force'.*see qpsgate init --help/],
  ])('refuses %j', (args, says) => expect(() => parseInitFlags(args)).toThrow(says))
})

describe('the help of qpsgate init', () => {
  it('names what is written, and where', () => {
    expect(helpText(INIT_HELP)).toContain(SUITE_PATH)
    expect(helpText(INIT_HELP)).toContain(`.github/workflows/${WORKFLOW_FILE}`)
  })
})
