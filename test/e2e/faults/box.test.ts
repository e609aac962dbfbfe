import { expect, test } from 'vitest'
import { pidsOf, smallSuite, Workplace } from '../cli.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out', '--budget', '5m']

test('a killed box ends its server and the run with an error that names the server, and leaves no process', async () => {
  using place = new Workplace()
  place.write('suite.yml', smallSuite())
  const running = place.start(RUN)
  await running.says('measuring · trial')
  // Each box has two processes of bubblewrap: one outside and one inside.
  const boxes = pidsOf(place.tmp, /^bwrap/)
  expect(boxes.length).toBeGreaterThanOrEqual(4)
  process.kill(Math.min(...boxes), 'SIGKILL')
  const { code, stderr } = await running.ended
  expect(stderr).toMatch(
    /the server of (?:on|off).* ended while .* \(signal SIGKILL, as its box was ended by SIGKILL\)/,
  )
  expect(code).toBe(3)
  expect(place.leftovers()).toEqual([])
})
