/** Option files that are templates, such as `my.cnf.j2`: values of expressions are unknown, all others are read. */

import { readEmbeddedOptions } from './embedded-options.ts'
import type { ServerReader } from './source.ts'

export const readTemplateServers: ServerReader = (text, file) => {
  const { options, problems, warnings } = readEmbeddedOptions({ text, file, key: 'template', lineOf: (line) => line })
  return { servers: [{ at: '', file, line: 1, options, image: undefined }], problems, warnings }
}
