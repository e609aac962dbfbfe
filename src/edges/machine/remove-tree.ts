/**
 * Removes folders that a server or a stranger's tool has filled. Node alone cannot, because such a program may have
 * nested them deeply, or removed the owner's rights.
 */
import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { trustedFolders } from './box-disk.ts'
import { lastLine, runToolNow } from './tool.ts'

const MOST_SECONDS = 300

/** Removes a tree, but follows no link. @returns why a part of it could not be removed; undefined if all is gone */
export function removeTreeNow(path: string): string | undefined {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    return undefined
  } catch {
    return removeStubborn(path)
  }
}

/** Removes a folder while other work goes on. What cannot be removed goes with the run directory. */
export async function removeTree(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => removeStubborn(path))
}

/**
 * Removes what Node cannot: chmod restores rights, and rm enters folder after folder, so no path is too long for it.
 */
function removeStubborn(path: string): string | undefined {
  const options = { cwd: '/', env: { PATH: trustedFolders().join(delimiter) }, timeoutSeconds: MOST_SECONDS }
  runToolNow(['chmod', '--recursive', 'u+rwX', '--', path], options)
  const { code, stderr } = runToolNow(['rm', '-rf', '--', path], options)
  return code === 0 ? undefined : lastLine(stderr)
}
