/**
 * Blocks of a single statement: its executions take the place of transactions, so that it is compared in the same way
 * as QPS.
 */
import type { ArmBlocks, Block, BlockWork, MeasuredBlocks } from '../measurement/blocks.ts'
import type { ArmData } from './estimate.ts'
import { memo } from './memo.ts'

/**
 * Executions that every arm needs in a block. Neighbouring blocks are joined until they have this many, because a block
 * without executions says nothing about their time. With a higher number, a rare statement would have too few blocks to
 * show its noise.
 */
const LEAST_EXECUTIONS = 5

/** Blocks of a statement. It is looked up by name, because its place in the load may differ between arms. */
export function blocksOfStatement(
  measured: MeasuredBlocks,
  isCompared: ArmData['isCompared'],
  name: string,
): ArmBlocks {
  return {
    arm: (scenario, revision) => measured.arm(scenario, revision),
    blocksIn: (cell) => {
      // −1 if the load has no statement of this name.
      const placeOf = memo((arm: number) => measured.statementsIn(cell, arm).findIndex((one) => one.name === name))
      const trials = Map.groupBy(measured.blocksIn(cell).filter(isCompared), ({ trial }) => trial)
      return [...trials.values()].flatMap((blocks) =>
        joinedBlocks(blocks.map((block) => statementBlock(block, placeOf))),
      )
    },
  }
}

function statementBlock({ works, ...block }: Block, placeOf: (arm: number) => number): Block {
  const statementWorks = works.map((work, arm) => {
    const executions = work?.statements?.[placeOf(arm)]
    return executions && { transactions: executions[0], seconds: executions[1] }
  })
  return { ...block, works: statementWorks }
}

/** @param blocks from one trial, in order */
function joinedBlocks(blocks: readonly Block[]): readonly Block[] {
  const everyExecutes = executors(blocks)
  const joined: Block[] = []
  let open: Block | undefined
  for (const block of blocks) {
    open = open === undefined ? block : joinedWith(open, block)
    if (!everyExecutes(open)) continue
    joined.push(open)
    open = undefined
  }
  const last = joined.at(-1)
  // The rest at the end has too few executions for a block of its own, so it joins the last one.
  if (open !== undefined) joined.splice(-1, 1, last === undefined ? open : joinedWith(last, open))
  return joined.map(({ works, ...block }) => ({ ...block, works: works.map(timedWork) }))
}

/**
 * Makes a test of whether every arm has enough executions. Arms that never execute the statement in these blocks do not
 * count, because no block would ever be complete.
 */
function executors(blocks: readonly Block[]): (block: Block) => boolean {
  const arms = new Set(
    blocks.flatMap(({ works }) =>
      works.flatMap((work, arm) => (work !== undefined && work.transactions > 0 ? [arm] : [])),
    ),
  )
  return ({ works }) => [...arms].every((arm) => (works[arm]?.transactions ?? LEAST_EXECUTIONS) >= LEAST_EXECUTIONS)
}

function joinedWith({ works, ...block }: Block, other: Block): Block {
  const all = works.map((work, arm) => {
    const added = other.works[arm]
    if (work === undefined || added === undefined) return undefined
    return { transactions: work.transactions + added.transactions, seconds: work.seconds + added.seconds }
  })
  return { ...block, works: all }
}

/** @returns undefined if there are no executions, or if they took no time: their rate would be zero or infinite */
function timedWork(work: BlockWork | undefined): BlockWork | undefined {
  return work !== undefined && work.transactions > 0 && work.seconds > 0 ? work : undefined
}
