/**
 * Models of noise that the promises are tested with. A broken promise is a defect, whatever the model: none is left
 * out.
 */
import { NOISE, type NoiseModel, type RecordedNoise } from '../fakes/fake-testbed.ts'
import { analyse } from '../fakes/playback.ts'
import { recordings } from '../fakes/recordings.ts'

/** Share of the starts that are slower, and by how much of ln QPS. */
const KINDS = { share: 0.15, slower: 0.07 }

/**
 * Simulated noise; recorded noise of real servers with their own starts; and recorded noise with starts that differ
 * much more.
 */
export const MODELS: Readonly<Record<string, NoiseModel | RecordedNoise>> = {
  ...NOISE,
  ...Object.fromEntries(
    recordings().flatMap((recording) => {
      const recorded = analyse(recording)
      const asRecorded = [`recorded: ${recording.name}`, { recorded, start: 'as recorded' } as const]
      if (!recording.name.endsWith('read_only-usual')) return [asRecorded]
      return [
        asRecorded,
        [`recorded: ${recording.name}, starts differ by 2%`, { recorded, start: 0.02 }],
        [`recorded: ${recording.name}, starts of two kinds`, { recorded, start: 0.005, kinds: KINDS }],
      ]
    }),
  ),
}
