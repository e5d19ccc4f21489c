import { join, resolve } from 'node:path'
import type { NextConfig } from 'next'
import { buildIslands } from './islands/build.ts'

const here = import.meta.dirname
// Before Next.js asks: a build tells nobody about itself.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
// Builds and servers start in different folders; the data lies below the root for all of them.
process.env.SITE_DATA = resolve(here, '..', process.env.SITE_DATA ?? '.data/site')

/** Markdown without `innerHTML`, which the policy of the live preview forbids. */
const namedCharacters = '../packages/content/rich-text/markdown/named-character.ts'

const config: NextConfig = {
  // Tests build the site beside a running one.
  distDir: process.env.SITE_BUILD ?? '.next',
  turbopack: {
    root: join(here, '..'),
    resolveAlias: { 'decode-named-character-reference': namedCharacters },
  },
  transpilePackages: [
    '@association/content',
    '@association/feeds',
    '@association/services',
    '@association/ui',
  ],
  // Types are checked by `tsc -p site`, once.
  typescript: { ignoreBuildErrors: true },

  cacheComponents: true,
  // With partial prefetching the first answer is streamed without the policy that lets its own scripts run.
  partialPrefetching: false,
  cacheHandler: join(here, 'runtime/cache-handler.ts'),

  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await buildIslands(distDir)
    },
  },

  experimental: { sri: { algorithm: 'sha256' } },
  // Closes `/_next/image`: pictures come from the Images API with our own `srcset`.
  images: { loader: 'custom', loaderFile: './image-loader.ts' },
  poweredByHeader: false,
  // For what the server in front does not keep; what it keeps it compresses once, itself.
  compress: true,
  devIndicators: false,
}

export default config
