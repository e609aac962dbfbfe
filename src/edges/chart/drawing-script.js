// Draws charts with vega: one copy for the program and both pages. Bundled into dist/drawing.js as a plain script, because
// pages opened from a disk load no modules. So its exports are global, where pages and program find them.
import * as vega from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile } from 'vega-lite'

const { logger, parse, resetSVGDefIds, textMetrics, View } = vega

globalThis.qpsgateDrawing = {
  vega: { Error: vega.Error, logger, parse, resetSVGDefIds, textMetrics, View },
  'vega-interpreter': { expressionInterpreter },
  'vega-lite': { compile },
}
