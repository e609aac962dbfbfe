/** What a server refuses since a change: red like a slowdown, and nobody accepts it. */
import { z } from 'zod'

export const refusalSchema = z.object({
  /** A server does not start, it refuses statements or the tables that are gated, or its container is too small. */
  kind: z.enum(['start', 'statements', 'schema', 'memory']),
  scenario: z.string(),
  /** Null if no server told its version. */
  server: z.object({ product: z.string(), version: z.string() }).nullable(),
  /** One sentence for headings. */
  title: z.string(),
  /** The server's words, and advice. */
  message: z.string(),
  /** The lines to blame, of several the first one first. */
  lines: z
    .array(z.object({ name: z.string(), file: z.string(), line: z.int().positive() }))
    .min(1)
    .readonly(),
  /** Whether the rest of the change was measured with what the server takes in the place of these lines. */
  isMended: z.boolean(),
})

export type Refusal = z.infer<typeof refusalSchema>
