/** An image in which act runs jobs, like those that act's users download. */
import { run, say } from './command.ts'
import { ensureBareRunnerImage, isImageThere } from './mysql-image.ts'

/** An ordinary user of the image, who may become root without a password, as on hosted runners. */
export const RUNNER_USER = 'runner'
const IMAGE = 'qpsgate-test/runner:node'

export async function ensureRunnerImage(): Promise<string> {
  if (await isImageThere(IMAGE)) return IMAGE
  const base = await ensureBareRunnerImage()
  say(`making ${IMAGE}`)
  const script = `useradd --create-home --uid 1001 ${RUNNER_USER}
    printf '${RUNNER_USER} ALL=(ALL) NOPASSWD:ALL\n' > /etc/sudoers.d/${RUNNER_USER}`
  const container = await run(['docker', 'create', '--network=none', base, 'sh', '-euc', script])
  try {
    await run(['docker', 'start', '--attach', container])
    await run(['docker', 'cp', process.execPath, `${container}:/usr/local/bin/node`])
    await run(['docker', 'commit', '--change', 'CMD ["sleep", "infinity"]', container, IMAGE])
  } finally {
    await run(['docker', 'rm', '--volumes', container])
  }
  return IMAGE
}
