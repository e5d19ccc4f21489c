import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const management = createRequire(import.meta.url).resolve('contentful-management')

/** Contentful hosts the bundle below an address of its own, so every address in it is relative. */
export default defineConfig({
  base: './',
  plugins: [react()],
  resolve: {
    alias: [
      {
        find: /^contentful-management\/plain-client$/,
        replacement: management.replace('cjs/index.cjs', 'esm/plain/plain-client.mjs'),
      },
      {
        find: /^contentful-management$/,
        replacement: fileURLToPath(new URL('src/contentful/management.ts', import.meta.url)),
      },
      {
        find: /^@contentful\/f36-tooltip$/,
        replacement: fileURLToPath(new URL('src/base/no-tooltip.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // Its modules only export. Otherwise each import from an index would load everything that the index exports.
        moduleSideEffects: [{ test: /\bpackages\/content\/.*\.ts$/, sideEffects: false }],
      },
    },
  },
})
