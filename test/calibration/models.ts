/** All that the promises are tried over. A model that breaks one is a defect; none is left out. */
import { NOISE, type NoiseModel, type RecordedNoise } from '../fakes/fake-testbed.ts'
import { analyse } from '../fakes/playback.ts'
import { recordings } from '../fakes/recordings.ts'

/** A sixth of the starts is slower by as much, in ln QPS. */
const KINDS = { share: 0.15, slower: 0.07 }

/** Noise of models; of real servers, with starts as they were; and of real servers whose starts differ far more. */
export const MODELS: Readonly<Record<string, NoiseModel | RecordedNoise>> = {
  ...NOISE,
  ...Object.fromEntries(
    recordings().flatMap((recording) => {
      const recorded = analyse(recording)
      const asRecorded = [`recorded: ${recording.name}`, { recorded, start: 'as recorded' } as const]
      if (!recording.name.endsWith('read_only-usual')) return [asRecorded]
      return [
        asRecorded,
        [`recorded: ${recording.name}, starts differ by 2 %`, { recorded, start: 0.02 }],
        [`recorded: ${recording.name}, starts of two kinds`, { recorded, start: 0.005, kinds: KINDS }],
      ]
    }),
  ),
}
