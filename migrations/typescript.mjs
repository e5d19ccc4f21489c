import { join } from 'node:path'
import { createEsmHooks, register } from 'ts-node'

// ts-node still calls a constructor of `fs` that Node deprecates; these hooks have a thread of their own.
process.noDeprecation = true

/** Module hooks that run TypeScript as it stands: ts-node with swc, whatever folder the command is started in. */
export const { resolve, load } = createEsmHooks(
  register({ project: join(import.meta.dirname, 'tsconfig.json'), swc: true, esm: true }),
)
