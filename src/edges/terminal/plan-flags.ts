/** `qpsgate plan`: its flags, what is said of it, and the request that they make. */
import type { PlanRequest } from '../../core/request/measured-request.ts'
import { flag, parseFlags, wholeNumber } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { MEASURED_FLAGS, MEMORY_FLAG, measuredRequest, SERVER_FLAGS } from './measured-flags.ts'

/** Jobs that a workflow's matrix may have. */
const MOST_SHARDS = 256

const SHARDS_FLAG = {
  shards: flag(
    {
      value: 'N',
      meaning:
        'print the job matrix for N machines, as one line of JSON; each job runs `qpsgate run --shard I/N`, and ' +
        '`qpsgate report` joins the results',
    },
    wholeNumber(MOST_SHARDS),
  ),
}

const SHARED_FLAGS = { ...MEASURED_FLAGS, ...SERVER_FLAGS, ...MEMORY_FLAG }

export const PLAN_FLAGS = { ...SHARED_FLAGS, ...SHARDS_FLAG }

export const PLAN_HELP: CommandHelp = {
  name: 'plan',
  takes: '[SUITE]',
  summary: 'show the plan of a run, or share it between machines',
  usage: ['[SUITE] [FLAGS]'],
  about: [
    'Shows the plan of `qpsgate run`: servers, workloads, thread counts and time, or that nothing changed. It starts nothing.',
  ],
  groups: [{ title: '', flags: SHARDS_FLAG }],
  shared: { flags: SHARED_FLAGS, command: 'run' },
  exits: [
    ['0', 'shown'],
    ['2', 'wrong input'],
  ],
  examples: [['qpsgate plan scenarios/pfs.yml'], ['qpsgate plan scenarios/pfs.yml --shards 3']],
}

/** @throws UserError with one line for every wrong flag */
export function parsePlanFlags(args: readonly string[]): PlanRequest {
  const { values, positionals, complain, check } = parseFlags('plan', PLAN_FLAGS, args)
  const { shards, server, image, memory: memoryBytes, ...measured } = values
  const request = { ...measuredRequest(measured, positionals, complain), shards, server, image, memoryBytes }
  check()
  return request
}
