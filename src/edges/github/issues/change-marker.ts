/** The first line of our issues: an HTML comment that tells which change one is about. */
import type { ChangeKey } from '../../../core/views/change-issues.ts'
import { decodeKey, encodeKey } from '../comments/marker.ts'

const FORM = /^<!-- qpsgate:change v1 key=(\S*) -->$/
const THREADS = /^[1-9]\d{0,14}$/
const PARTS = 5

/** The marker as one line: suite, scenario, workload, threads and first commit. */
export function renderChangeMarker({ suite, scenario, workload, threads, commit }: ChangeKey): string {
  const parts = [suite, scenario, workload, String(threads), commit]
  return `<!-- qpsgate:change v1 key=${parts.map(encodeKey).join('/')} -->`
}

/** What change an issue is about; undefined where its first line is no marker: what stands below may be anybody's. */
export function parseChangeMarker(body: string): ChangeKey | undefined {
  const [line = ''] = body.split(/\r?\n/, 1)
  const parts = FORM.exec(line)?.[1]?.split('/').map(decodeKey) ?? []
  const [suite, scenario, workload, threads, commit] = parts
  if (parts.length !== PARTS || suite === undefined || scenario === undefined) return undefined
  if (workload === undefined || commit === undefined || !THREADS.test(threads ?? '')) return undefined
  return { suite, scenario, workload, threads: Number(threads), commit }
}
