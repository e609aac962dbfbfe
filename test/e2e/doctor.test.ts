import { describe, expect, test } from 'vitest'
import { Workplace } from './cli.ts'

describe('qpsgate doctor', () => {
  test('finds this machine ready, measures its noise, and leaves nothing behind', async () => {
    using place = new Workplace()
    const { code, stdout } = await place.run(['doctor', '--budget', '12s', '--server', 'local'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/✓ sysbench +1\.\d+/)
    expect(stdout).toMatch(/two equal servers \(.+ \d+\..+\) differed by/)
    expect(stdout).toMatch(/a limit of \d.* is safe/)
    expect(stdout).toMatch(/the defaults of option files, 5 % in 2 min, (?:do not )?fit this machine/)
    expect(place.leftovers()).toEqual([])
  })

  test('gives its findings as JSON', async () => {
    using place = new Workplace()
    const { stdout } = await place.run(['doctor', '--budget', '6s', '--server', 'local', '--json'])
    const { checks, noise } = JSON.parse(stdout) as { checks: { name: string }[]; noise: Record<string, number> }
    expect(checks.map(({ name }) => name)).toContain('sysbench')
    expect(noise.tolerance).toBeGreaterThan(0)
    expect(noise.blocks).toBeGreaterThan(4)
    expect(noise.low).toBeLessThan(noise.high ?? 0)
  })

  test('says what is missing, measures nothing, and ends with 2', async () => {
    using place = new Workplace()
    const { code, stdout } = await place.run(['doctor', '--image', 'mysql:8.4'], { DOCKER_HOST: 'unix:///nonexistent' })
    expect(code).toBe(2)
    expect(stdout).toMatch(/✗ docker +docker is not/)
    expect(stdout).toContain('not ready to measure: docker')
  })

  test('refuses wrong flags at once, a line each', async () => {
    using place = new Workplace()
    const { code, stderr } = await place.run(['doctor', '--budget', 'soon', '--server', 'cloud'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/--budget: found soon; allowed: .+\n--server: found cloud; allowed: /)
  })
})
