// What edges/chart/chart.ts needs of vega and vega-lite; the build makes dist/drawing.js of it.
export { Error, logger, parse, resetSVGDefIds, textMetrics, View } from 'vega'
export { compile } from 'vega-lite'
