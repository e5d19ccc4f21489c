import { fileURLToPath } from 'node:url'

const pathOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

/** Aliases for Vite. Preact runs components that are written for React, with 8 KB of code instead of 66 KB. */
export const preactForReact = [
  { find: /^react-dom\/client$/, replacement: pathOf('preact/compat/client') },
  { find: /^react\/jsx-runtime$/, replacement: pathOf('preact/jsx-runtime') },
  { find: /^react(?:-dom)?$/, replacement: pathOf('preact/compat') },
]
