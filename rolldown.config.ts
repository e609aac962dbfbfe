import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'rolldown'
import { ASSETS, PAGE_SCRIPT, WATCH_SCRIPT } from './src/edges/chart/assets.ts'
import { DASHBOARD_SCRIPT, DASHBOARD_STYLE } from './src/edges/dashboard/assets.ts'

const output = process.env.QPSGATE_DIST ?? 'dist'

const program = defineConfig({
  input: { cli: 'src/cli.ts', action: 'src/action.ts', cleanup: 'src/cleanup.ts' },
  platform: 'node',
  output: {
    dir: output,
    format: 'esm',
    entryFileNames: '[name].js',
    // Beside the entry: code finds turns.lua and scenarios/ relative to its own file.
    chunkFileNames: '[name].js',
    minify: false,
    cleanDir: true,
  },
  plugins: [
    {
      // The turn-taking driver is Lua for sysbench, not ours to bundle: it travels beside the bundle.
      name: 'lua-driver',
      writeBundle() {
        mkdirSync(output, { recursive: true })
        copyFileSync('src/edges/sysbench/turns.lua', `${output}/turns.lua`)
      },
    },
    {
      // So do fonts, the drawing program and the style of report.html.
      name: 'chart-assets',
      writeBundle() {
        for (const [name, source] of Object.entries(ASSETS)) copyFileSync(source(), join(output, name))
        copyFileSync(`src/edges/dashboard/${DASHBOARD_STYLE}`, join(output, DASHBOARD_STYLE))
      },
    },
  ],
})

/** What runs in the reader's browser: one file, put into every report.html. After the program, which empties dist/. */
const page = defineConfig({
  input: 'src/edges/chart/page-script.js',
  platform: 'browser',
  output: { file: join(output, PAGE_SCRIPT), format: 'iife', minify: true },
})

/** What runs in the dashboard, beside its index.html. After the program, which empties dist/. */
const dashboard = defineConfig({
  input: 'src/edges/dashboard/dashboard-script.js',
  platform: 'browser',
  output: { file: join(output, DASHBOARD_SCRIPT), format: 'iife', minify: true },
})

/** What runs in the page of a run that goes on. After the program, which empties dist/. */
const watch = defineConfig({
  input: 'src/edges/watch/watch-script.js',
  platform: 'browser',
  output: { file: join(output, WATCH_SCRIPT), format: 'iife', minify: true },
})

export default [program, page, dashboard, watch]
