/** Runs the command docker, which is the container engine's client, and interprets its answers. */
import { existsSync } from 'node:fs'
import { watchDisk } from '../machine/disk-space.ts'
import { callerVariables, findProgram, RUN_LABEL } from '../machine/processes.ts'
import { lastLine, runTool, toolText } from '../machine/tool.ts'

/**
 * Label of every container that qpsgate starts. Its value is the run's directory, by which a later run finds and
 * removes what a killed run has left.
 */
export const RUN_CONTAINER_LABEL = 'qpsgate.run'
const PULL_TIMEOUT_SECONDS = 600
const PULL_TRIES = 3
/** Maximum seconds in which a working engine ends a container. */
const REMOVE_TIMEOUT_SECONDS = 30

interface DockerRun {
  readonly runDirectory: string
}

export interface DockerContext extends DockerRun {
  /** Short and unique name of the run, with which its containers' names begin. */
  readonly runId: string
  readonly signal: AbortSignal
  /** Shows the user a message, even if progress is hidden, such as that an image is being pulled. */
  readonly note: (text: string) => void
}

/** Reason why no container can be started; undefined if one can. */
export async function engineProblem(context: DockerRun): Promise<string | undefined> {
  if (findProgram('docker') === undefined) return 'docker is not installed'
  const { code, output } = await docker(context, ['version', '--format', '{{.Server.Version}}'], 15)
  if (code === 0) return undefined
  return `docker is not running or may not be used (${lastLine(output)})`
}

/**
 * Pulls the image unless the engine has it. Returns the reason why it is unavailable, undefined if it is available.
 *
 * @param spareBytes bytes that must stay free on the engine's disk meanwhile
 * @throws MeasurementError if the disk has less free space
 */
export async function imageProblem(
  context: DockerContext,
  image: string,
  spareBytes?: number,
): Promise<string | undefined> {
  if (await hasImage(context, image)) return undefined
  context.note(`pulling image ${image}`)
  // An image may be endless when it is unpacked, so the disk with the engine's folder is watched, if the folder is on
  // this machine. Podman has another name for that folder.
  const asked = ['{{.DockerRootDir}}', '{{.Store.GraphRoot}}'].map((format) =>
    docker(context, ['info', '--format', format], 15),
  )
  const roots = (await Promise.all(asked)).map(({ answer }) => answer.trim())
  const folder = roots.find((root) => root !== '' && existsSync(root)) ?? context.runDirectory
  using room = watchDisk(folder, context.signal, spareBytes)
  let output = ''
  for (let attempt = 1; attempt <= PULL_TRIES; attempt++) {
    const pulled = await docker(context, ['pull', '--quiet', image], PULL_TIMEOUT_SECONDS, room.signal)
    if (pulled.code === 0) return undefined
    output = pulled.output
    if (/not found|manifest unknown|denied|invalid reference/i.test(output)) break
  }
  return `image ${image} is not present and cannot be pulled (${lastLine(output)})`
}

/** Whether the engine has the image already; false if the engine does not answer. */
export async function hasImage(context: DockerContext, image: string): Promise<boolean> {
  const { code } = await docker(context, ['image', 'inspect', '--format', '{{.Id}}', image], 30)
  return code === 0
}

/** Removes the containers of a run that was killed, and so could not remove them itself. */
export async function removeContainersOf(runDirectory: string): Promise<void> {
  const context = { runDirectory }
  const filter = `label=${RUN_CONTAINER_LABEL}=${runDirectory}`
  const { code, answer } = await docker(context, ['ps', '--all', '--quiet', '--no-trunc', '--filter', filter], 15)
  const ids = code === 0 ? answer.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line)) : []
  if (ids.length > 0) await docker(context, ['rm', '--force', '--volumes', ...ids], 60)
}

/** Ends and removes a container. If the engine does not answer, the user is told how to remove it by hand. */
export async function removeContainer(context: DockerContext, container: string): Promise<void> {
  const { code, output } = await docker(context, ['rm', '--force', '--volumes', container], REMOVE_TIMEOUT_SECONDS)
  if (code === 0 || /no such container|is already in progress/i.test(output)) return
  context.note(
    `the container ${container} could not be removed (${lastLine(output)}); ` +
      `when the engine answers again: docker rm --force --volumes ${container}`,
  )
}

/**
 * Runs the command docker, which may be podman under that name. `answer` is its standard output; `output` also has its
 * other messages, such as podman's note that it is not docker.
 *
 * @param signal ends the command when the run is stopped; default: the command runs on
 */
export async function docker(
  context: DockerRun,
  args: readonly string[],
  timeoutSeconds: number,
  signal?: AbortSignal,
  keptBytes?: number,
) {
  const env = { ...clientEnvironment(), [RUN_LABEL]: context.runDirectory }
  const answer = await runTool(['docker', ...args], { cwd: '/', env, timeoutSeconds, signal })
  return { code: answer.code, answer: answer.stdout.toString(), output: toolText(answer, keptBytes) }
}

/** Environment of the client: the caller's variables by which it finds the engine, and the user's login for images. */
export function clientEnvironment(): Record<string, string> {
  return callerVariables((name) => /^(?:DOCKER_|HOME$|XDG_RUNTIME_DIR$)/.test(name))
}
