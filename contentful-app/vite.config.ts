import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const management = createRequire(import.meta.url).resolve('contentful-management')

/**
 * What several places share, in few files: the editor tab waits for all of its own, and each one takes its time. A place
 * loads at most this many bytes that it does not need.
 */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 }

/** The name of a shared file would list all places that share it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

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
        replacement: fileURLToPath(new URL('src/sdk/management.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] }, chunkFileNames } },
  },
})
