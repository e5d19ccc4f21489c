import { createHash } from 'node:crypto'
import { globSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { type IslandsManifest, islandsBase, islandsFolder, writeManifest } from './manifest.ts'
import { filesOf, importInOneStep } from './one-step.ts'
import { ownCopies } from './own-copies.ts'
import { preactForReact } from './preact-for-react.ts'
import { styleModules } from './style-modules.ts'

type Chunk = Rolldown.OutputChunk
type Built = Pick<Chunk, 'name' | 'fileName' | 'isEntry' | 'imports'>
type Names = Record<string, string>

/** Not in the loader, because pages without islands load that too. */
const shared = { 'enhance-whole': join(import.meta.dirname, '../../packages/ui/island/enhance-whole.ts') }

/** Builds islands first, because the loader contains their hash. */
export async function buildIslands(distDir: string, islands = findIslands()): Promise<IslandsManifest> {
  rmSync(islandsFolder(distDir), { recursive: true, force: true })
  const { built, hash } = withOneHash(distDir, await bundle(distDir, { ...islands, ...shared }))
  const loader = join(import.meta.dirname, 'loader.ts')
  const [script] = await bundle(distDir, { loader }, { islandsHash: JSON.stringify(hash) })
  if (!script) throw new Error('Vite built no loader of the islands.')
  const manifest = {
    loader: { file: script.fileName, integrity: integrityOf(script.code) },
    shared: Object.keys(shared).flatMap((name) => filesOfEntry(name, built)),
    islands: Object.fromEntries(Object.keys(islands).map((name) => [name, filesOfEntry(name, built)])),
    files: [script, ...built].map(({ fileName }) => fileName).toSorted(),
  }
  writeManifest(distDir, manifest)
  return manifest
}

/**
 * Names all islands by one hash of them, because a table of hashes would be a fifth of the loader. A release that changes
 * one island makes browsers load the others again, but not the code that they share.
 */
function withOneHash(distDir: string, chunks: readonly Chunk[]): { built: Built[]; hash: string } {
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const names = new Set(entries.map(({ fileName }) => fileName))
  const importer = chunks.find(({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].some((file) => names.has(file)),
  )
  if (importer) throw new Error(`${importer.fileName} imports an island, whose file name changes.`)
  const hash = createHash('sha256')
    .update([...names].toSorted().join())
    .digest('base64url')
    .slice(0, 6)
  const fileOf = ({ name, fileName, isEntry }: Chunk) => (isEntry ? `${name}-${hash}.js` : fileName)
  const folder = islandsFolder(distDir)
  for (const entry of entries) renameSync(join(folder, entry.fileName), join(folder, fileOf(entry)))
  const built = chunks.map((chunk) => ({ ...chunk, fileName: fileOf(chunk) }))
  return { built, hash }
}

async function bundle(distDir: string, input: Names, define: Names = {}): Promise<Chunk[]> {
  const output = await build(settings(distDir, input, define))
  return [output].flat().flatMap((result) => ('output' in result ? result.output.filter(isChunk) : []))
}

const isChunk = (output: Chunk | Rolldown.OutputAsset): output is Chunk => output.type === 'chunk'

const settings = (distDir: string, input: Names, define: Names): InlineConfig => ({
  configFile: false,
  envDir: false,
  root: join(import.meta.dirname, '..'),
  base: islandsBase,
  publicDir: false,
  logLevel: 'warn',
  plugins: [styleModules(), ownCopies(), importInOneStep()],
  resolve: { alias: preactForReact },
  // Tests build islands too, so the result must not depend on NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"', ...define },
  // Saves 0.2 KB of JSX runtime.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment', development: false },
  },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: islandsFolder(distDir),
    emptyOutDir: false,
    target: 'es2023',
    // Omits Vite's preload helper, which is larger than the loader.
    lib: { entry: input, formats: ['es'] },
    reportCompressedSize: false,
    rolldownOptions: {
      transform: { inject: { createElement: ['react', 'createElement'], Fragment: ['react', 'Fragment'] } },
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name]-[hash:6].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups },
      },
    },
  },
})

/**
 * Few files for the opened cart, because browsers request six at once over HTTP/1.1. A group takes the imports of its
 * modules too, unless an earlier group has them.
 */
const groups = [
  { name: 'safe', test: /\/safe\/(?:is-record|parsed-json)\./ },
  {
    name: 'preact',
    test: /\/node_modules\/preact\/|\/island\/(?:react-island|render-in)\.|\/islands\/react\.ts/,
  },
  { name: 'viewer-store', test: /\/viewer-data\/store\./ },
  {
    name: 'viewer-data',
    test: /\/viewer-data\/|\/pricing\/money\.|\/registration-form\/unsent-key\./,
  },
  { name: 'offered', test: /\/(?:analytics-item|offered-item|track|number-feedback)\./ },
  {
    name: 'cart-data',
    test: /\/cart-data\/(?:cart|cart-store|messages)\.|\/cart-islands\/messages\.|\/(?:open|show)-drawer\.|\/drawer\.module\.|\/close-form\.module\.|\/icon\/frequent\./,
  },
  { name: 'registered-lines', test: /\/registered-lines\./ },
  { name: 'pending', test: /\/checkout\/pending\/(?!after)/ },
  { name: 'cart', test: /\/cart-islands\/(?:drawer\/mount-drawer|cart)\./ },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

const integrityOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

function filesOfEntry(entry: string, chunks: readonly Built[]): string[] {
  const chunk = chunks.find(({ name, isEntry }) => isEntry && name === entry)
  return chunk ? filesOf(chunk, chunks) : []
}

/** Islands are named after their folder. */
const islandPlaces = ['packages/{ui,content}/**/enhance.ts', 'site/{preview,features,page}/**/enhance.ts']

const repository = resolve(import.meta.dirname, '../..')

export function findIslands(folder = repository): Record<string, string> {
  const files = globSync(islandPlaces, {
    cwd: folder,
    exclude: (path) => path.endsWith('node_modules'),
  })
  const islands: Record<string, string> = {}
  for (const file of files.toSorted()) {
    const name = basename(dirname(file))
    const other = islands[name]
    if (other)
      throw new Error(
        `Two islands have the name “${name}”: ${dirname(other)} and ${join(folder, dirname(file))}. Rename one folder, and the name in its island().`,
      )
    islands[name] = join(folder, file)
  }
  return islands
}
