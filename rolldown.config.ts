import { copyFileSync, mkdirSync } from 'node:fs'
import { defineConfig } from 'rolldown'

const output = process.env.QPSGATE_DIST ?? 'dist'

export default defineConfig({
  input: { cli: 'src/cli.ts' },
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
  ],
})
