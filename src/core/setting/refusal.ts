/**
 * Something that a server refuses to do because of the change, such as to start. A refusal fails the check, as a
 * slowdown does. Only refused statements can be accepted, because perhaps nobody sends them.
 */
import { z } from 'zod'

export const refusalSchema = z.object({
  /**
   * Kind of refusal: the server does not start; it reads a value as another one; it refuses statements, or the tables;
   * or its container is too small.
   */
  kind: z.enum(['start', 'value', 'statements', 'schema', 'memory']),
  scenario: z.string(),
  server: z.object({ product: z.string(), version: z.string() }).nullable(),
  title: z.string(),
  message: z.string(),
  lines: z
    .array(z.object({ name: z.string(), file: z.string(), line: z.int().positive() }))
    .min(1)
    .readonly(),
  /**
   * Whether the change was measured all the same: statements of the catalogue slow nothing down, and options that a new
   * version refuses may have successors.
   */
  isMeasured: z.boolean(),
})

export type Refusal = z.infer<typeof refusalSchema>
