import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { openCompiled } from './compiled-files.mjs'
import { compilerOf } from './compiler.mjs'

const repository = new URL('../../../../', import.meta.url)
const cache = fileURLToPath(new URL('node_modules/.cache/association/', repository))

/**
 * Runs TypeScript from its source: ts-node with swc compiles a file once, and later runs read it from the cache. Node
 * loads everything else: packages, and configuration files from outside the repository.
 * @param {string} workspace the folder whose tsconfig.json and ts-node compile
 */
export function runTypeScript(workspace) {
  saveMemory()
  // Node compares these files with the sources itself, and does without a folder that it cannot write.
  enableCompileCache(join(cache, 'v8'))
  const compiler = compilerOf(workspace)
  const compiled = openCompiled(join(cache, 'typescript', compiler.fingerprint), compiler.compile)
  registerHooks({
    load(url, context, next) {
      if (url.startsWith(repository.href) && /\.tsx?$/.test(url))
        return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
      // A configuration file is a module, whatever the package.json beside it says of its own files.
      if (isOutside(url)) return next(url, { ...context, format: 'module-typescript' })
      const source = withoutStyles.find(([ending]) => url.endsWith(ending))?.[1]
      return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
    },
  })
}

const isOutside = (url) => url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/')

/** The commands mostly wait for the network. */
function saveMemory() {
  // Garbage is collected more often. By default V8 lets a start use 25 MB more.
  setFlagsFromString('--semi-space-growth-factor=1')
  // V8 optimizes the HTTP parser after gigabytes. By default it does so after a few answers, and uses 30 MB for it.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
}

/** The commands render views for the ids in their markup and need no styles or icons. */
const withoutStyles = [
  ['.module.css', 'export default new Proxy({}, { get: (_, name) => String(name) })'],
  ['.svg', 'export default { src: "" }'],
]
