import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { openCompiled } from './compiled-files.mjs'
import { compilerOf } from './compiler.mjs'

const repository = new URL('../../../../', import.meta.url)
const cache = fileURLToPath(new URL('node_modules/.cache/association/', repository))

/**
 * Compiles TypeScript once with ts-node and swc, then reads the cache. Node itself loads files outside the repository.
 * @param {string} workspace the folder whose tsconfig.json and ts-node compile
 */
export function runTypeScript(workspace) {
  saveMemory()
  // Node checks these files against the sources, and works without a writable folder.
  enableCompileCache(join(cache, 'v8'))
  const compiler = compilerOf(workspace)
  const compiled = openCompiled(join(cache, 'typescript', compiler.fingerprint), compiler.compile)
  registerHooks({
    load(url, context, next) {
      if (url.startsWith(repository.href) && /\.tsx?$/.test(url))
        return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
      // A configuration file is a module, whatever its package.json says.
      if (isOutside(url)) return next(url, { ...context, format: 'module-typescript' })
      const source = withoutStyles.find(([ending]) => url.endsWith(ending))?.[1]
      return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
    },
  })
}

const isOutside = (url) => url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/')

/** Commands mostly wait for the network: memory matters more than speed. */
function saveMemory() {
  // Collects garbage more often. V8's default can use 25 MB more at start.
  setFlagsFromString('--semi-space-growth-factor=1')
  // V8 optimizes the WebAssembly HTTP parser after gigabytes. Its default, a few responses, costs 30 MB.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
}

/** Commands render views only for the ids in their markup. */
const withoutStyles = [
  ['.module.css', 'export default new Proxy({}, { get: (_, name) => String(name) })'],
  ['.svg', 'export default { src: "" }'],
]
