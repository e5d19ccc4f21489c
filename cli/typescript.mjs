import { join } from 'node:path'
import { createEsmHooks, register } from 'ts-node'

// ts-node still calls a constructor of `fs` that Node deprecates; these hooks have a thread of their own.
process.noDeprecation = true

const hooks = createEsmHooks(
  register({ project: join(import.meta.dirname, 'tsconfig.json'), swc: true, esm: true }),
)

const repository = new URL('..', import.meta.url).href

/**
 * A module hook that runs TypeScript as it stands: ts-node with swc, whatever folder the command is started in. All
 * else is left to Node: packages with an ESM build but no `type`, and configuration files from outside the repository,
 * which ts-node would take for CommonJS.
 * @type {import('node:module').LoadHook}
 */
export const load = (url, context, next) => {
  if (url.startsWith(repository) && /\.tsx?$/.test(url))
    return hooks.load(url, { ...context, format: 'module' }, next)
  const source = withoutLooks.find(([ending]) => url.endsWith(ending))?.[1]
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
}

/** Views are rendered here for the ids in their markup, not for what they look like. */
const withoutLooks = [
  ['.module.css', 'export default new Proxy({}, { get: (_, name) => String(name) })'],
  ['.svg', 'export default { src: "" }'],
]
