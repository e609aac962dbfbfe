/** `qpsgate plan`: its flags, their help, and the request made from them. */
import type { PlanRequest } from '../../core/request/measured-request.ts'
import { flag, parseFlags, wholeNumber } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { MEASURED_FLAGS, MEMORY_FLAG, measuredRequest, SERVER_FLAGS } from './measured-flags.ts'

/** Jobs that a workflow's matrix may have. */
const MOST_JOBS = 256

const MATRIX_FLAGS = {
  shards: flag(
    {
      value: 'N',
      meaning:
        'print the job matrix for N machines, as one line of JSON; each job runs `qpsgate run --shard I/N`, and ' +
        '`qpsgate report` joins the results',
    },
    wholeNumber(MOST_JOBS),
  ),
  machines: flag(
    {
      value: 'N',
      meaning:
        'print the job matrix for N machines that all measure the whole plan; each job runs `qpsgate run --machine I/N`, and ' +
        '`qpsgate report` joins the results by their mean. With `--shards`, each part has N machines',
    },
    wholeNumber(MOST_JOBS),
  ),
}

const SHARED_FLAGS = { ...MEASURED_FLAGS, ...SERVER_FLAGS, ...MEMORY_FLAG }

export const PLAN_FLAGS = { ...SHARED_FLAGS, ...MATRIX_FLAGS }

export const PLAN_HELP: CommandHelp = {
  name: 'plan',
  takes: '[SUITE]',
  summary: 'show the plan of a run, or share it between machines',
  usage: ['[SUITE] [FLAGS]'],
  about: [
    'Shows the plan of `qpsgate run`: servers, workloads, thread counts and time, or that nothing changed. It starts nothing.',
  ],
  groups: [{ title: '', flags: MATRIX_FLAGS }],
  shared: { flags: SHARED_FLAGS, command: 'run' },
  exits: [
    ['0', 'shown'],
    ['2', 'wrong input'],
  ],
  examples: [
    ['qpsgate plan scenarios/pfs.yml'],
    ['qpsgate plan scenarios/pfs.yml --shards 3'],
    ['qpsgate plan scenarios/pfs.yml --machines 3'],
  ],
}

/** @throws UserError with one line for every wrong flag */
export function parsePlanFlags(args: readonly string[]): PlanRequest {
  const { values, positionals, complain, check } = parseFlags('plan', PLAN_FLAGS, args)
  const { shards, machines, server, image, memory: memoryBytes, ...measured } = values
  const jobs = (shards ?? 1) * (machines ?? 1)
  if (shards !== undefined && machines !== undefined && jobs > MOST_JOBS)
    complain(
      '--machines',
      String(machines),
      `at most ${MOST_JOBS} jobs; ${shards} shards on ${machines} machines are ${jobs}`,
    )
  const asked = { shards, machines, server, image, memoryBytes }
  const request = { ...measuredRequest(measured, positionals, complain), ...asked }
  check()
  return request
}
