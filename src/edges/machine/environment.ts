import { statfsSync } from 'node:fs'
import { cpus, freemem, hostname, release, totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { Environment } from '../../core/result/result.ts'
import type { CpuLayout } from './cpus.ts'

export function readEnvironment(layout: CpuLayout, sysbench: string): Environment {
  const { GITHUB_ACTIONS, RUNNER_NAME } = process.env
  return {
    cpuModel: cpuModel(),
    cpus: new Set([...layout.clientCpus, ...layout.serverCpus]).size,
    serverCpus: layout.serverCpus,
    clientCpus: layout.clientCpus,
    memoryBytes: totalmem(),
    kernel: release(),
    sysbench,
    runner: GITHUB_ACTIONS === 'true' ? `GitHub Actions: ${RUNNER_NAME ?? 'unnamed'}` : `local: ${hostname()}`,
  }
}

export function cpuModel(): string {
  return cpus()[0]?.model.trim() || 'unknown'
}

/**
 * Bytes of memory that servers may use: what the kernel estimates to be available, but at most the limit of qpsgate's
 * own control group.
 */
export function availableBytes(): number {
  return Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

/**
 * Bytes that may still be written to the file system of a path. The path need not exist yet, because a run asks before
 * it makes its files.
 */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch (error) {
    const parent = dirname(path)
    if (parent === path) throw error
    return freeBytes(parent)
  }
}
