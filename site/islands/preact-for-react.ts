import { fileURLToPath } from 'node:url'

export const preactForReact = [
  { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve('preact/compat/client')) },
  { find: /^react-dom$/, replacement: fileURLToPath(import.meta.resolve('preact/compat')) },
  { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(import.meta.resolve('preact/jsx-runtime')) },
  { find: /^react$/, replacement: fileURLToPath(import.meta.resolve('./react.ts')) },
]
