// What draws charts: vega, once for the program and for both pages. Bundled into dist/drawing.js. A plain script, as pages
// opened from a disk load no modules; so what it has is put where pages and program find it.
import * as vega from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile } from 'vega-lite'

const { logger, parse, resetSVGDefIds, textMetrics, View } = vega

globalThis.qpsgateDrawing = {
  vega: { Error: vega.Error, logger, parse, resetSVGDefIds, textMetrics, View },
  'vega-interpreter': { expressionInterpreter },
  'vega-lite': { compile },
}
