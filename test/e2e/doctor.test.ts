import { describe, expect, test } from 'vitest'
import { Workplace } from './cli.ts'

describe('qpsgate doctor', () => {
  test('reports this machine as ready, and leaves no files or processes', async () => {
    using place = new Workplace()
    const { code, stdout } = await place.run(['doctor'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/✓ sysbench +1\.\d+/)
    expect(stdout).toContain('ready to measure')
    expect(place.leftovers()).toEqual([])
  })

  test('lists what the machine lacks, measures nothing, and exits with 2', async () => {
    using place = new Workplace()
    const { code, stdout } = await place.run(['doctor', '--image', 'mysql:8.4'], { DOCKER_HOST: 'unix:///nonexistent' })
    expect(code).toBe(2)
    expect(stdout).toMatch(/✗ docker +docker is not/)
    expect(stdout).toContain('not ready to measure: docker')
  })
})
