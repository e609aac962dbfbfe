/**
 * `npm run bench [SECTION...]`: measures on this machine what qpsgate promises, and prints it as Markdown. Nothing else
 * may run meanwhile.
 *
 * Sections: box, starts, turns, references, quickstart, decisions, verdicts, calibration, detectable, times, causes,
 * causes-docker, coverage, coverage-docker, answers, soak, record, start-spread, detect, join, published, rds.
 *
 * Two more sections run only if they are named: `npm run bench histories -- CLONES` replays commits, and `npm run bench
 * settings -- CLONES` counts which settings option files have.
 */
import { cpus, release, totalmem } from 'node:os'
import { benchBox } from './box.ts'
import { benchCauses, benchCausesInContainers } from './causes.ts'
import { benchAnswers } from './coverage/answers.ts'
import { benchCoverage, benchCoverageInContainers } from './coverage/coverage.ts'
import { benchSettings } from './coverage/settings-share.ts'
import { benchCalibration, benchDecisions, benchTimes } from './decisions.ts'
import { benchDetect } from './detect/detect.ts'
import { benchDetectable } from './detectable.ts'
import { benchHistories } from './histories/histories.ts'
import { benchJoin } from './join.ts'
import { benchPublished } from './published.ts'
import { benchQuickstart } from './quickstart.ts'
import { benchRds } from './rds.ts'
import { benchRecord } from './record.ts'
import { benchReferences } from './references.ts'
import { benchSoak } from './soak.ts'
import { benchStartSpread } from './start-spread.ts'
import { benchStarts } from './starts.ts'
import { benchTurns } from './turns.ts'
import { benchVerdicts } from './verdicts.ts'

const SECTIONS: Readonly<Record<string, () => Promise<string[]>>> = {
  box: benchBox,
  starts: benchStarts,
  turns: benchTurns,
  references: benchReferences,
  quickstart: benchQuickstart,
  decisions: benchDecisions,
  verdicts: benchVerdicts,
  calibration: benchCalibration,
  detectable: benchDetectable,
  times: benchTimes,
  causes: benchCauses,
  'causes-docker': benchCausesInContainers,
  coverage: benchCoverage,
  'coverage-docker': benchCoverageInContainers,
  answers: benchAnswers,
  soak: benchSoak,
  record: benchRecord,
  'start-spread': benchStartSpread,
  detect: benchDetect,
  join: benchJoin,
  published: benchPublished,
  rds: benchRds,
}

const WITH_CLONES: Readonly<Record<string, (args: readonly string[]) => string[] | Promise<string[]>>> = {
  histories: benchHistories,
  settings: benchSettings,
}

const wanted = process.argv.slice(2)
const withClones = WITH_CLONES[wanted[0] ?? '']
if (withClones !== undefined) {
  for (const line of await withClones(wanted.slice(1))) console.log(line)
  process.exit()
}
const unknown = wanted.filter((name) => SECTIONS[name] === undefined)
if (unknown.length > 0)
  throw new Error(`unknown section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`)

const gibibytes = Math.round(totalmem() / 1024 ** 3)
console.log(
  `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gibibytes} GiB, Linux ${release()}, Node ${process.version}.\n`,
)
for (const [name, section] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const line of await section()) console.log(line)
  console.log()
}
