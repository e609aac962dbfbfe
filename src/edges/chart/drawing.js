// The parts of vega and vega-lite that edges/chart/chart.ts uses. The build bundles only these, as dist/drawing.js.
export { Error, logger, parse, resetSVGDefIds, textMetrics, View } from 'vega'
export { compile } from 'vega-lite'
