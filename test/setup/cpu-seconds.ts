/**
 * CPU time that this process takes for some work. Unlike wall-clock time it hardly depends on what the other workers do, so
 * it can be limited where tests run beside each other.
 */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
