/** A testbed that reports its steps to the run's timeline. */
import type { Timekeeper } from '../machine/timekeeper.ts'
import type { CellRun, Testbed, TrialRun } from './testbed.ts'

export function timed(testbed: Testbed, timeline: Timekeeper): Testbed {
  return {
    ...testbed,
    startTrial: async (trial, plan) => {
      timeline.enter({ step: 'start', trial: trial.number })
      return timedTrial(await testbed.startTrial(trial, plan), trial.number, timeline)
    },
  }
}

function timedTrial(run: TrialRun, trial: number, timeline: Timekeeper): TrialRun {
  return {
    ...run,
    openCell: async (planned) => {
      const { workload, threads } = planned.cell
      const enter: EnterCell = (step) => timeline.enter({ step, trial, workload: workload.name, threads })
      enter('connect')
      return timedCell(await run.openCell(planned), enter)
    },
    [Symbol.asyncDispose]: async () => {
      timeline.enter({ step: 'stop', trial })
      await run[Symbol.asyncDispose]()
      timeline.enter({ step: 'judge' })
    },
  }
}

type EnterCell = (step: 'connect' | 'warm-up' | 'measure' | 'end') => void

function timedCell(cell: CellRun, enter: EnterCell): CellRun {
  return {
    isRotating: cell.isRotating,
    warmUp: async () => {
      enter('warm-up')
      return cell.warmUp()
    },
    runBlocks: async (...given) => {
      enter('measure')
      await cell.runBlocks(...given)
    },
    finish: async () => {
      enter('end')
      return cell.finish()
    },
    [Symbol.asyncDispose]: () => cell[Symbol.asyncDispose](),
  }
}
