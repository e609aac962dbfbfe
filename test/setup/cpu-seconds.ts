/**
 * CPU time of this process for some work. Unlike wall-clock time it hardly depends on the other workers, so it can be
 * limited where tests run in parallel.
 */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
