import { join, resolve } from 'node:path'
import type { NextConfig } from 'next'

const here = import.meta.dirname
// Turns telemetry off before Next.js reads this variable.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
// Builds and servers start in different folders; the data is below the root.
process.env.SITE_DATA = resolve(here, '..', process.env.SITE_DATA ?? '.data/site')

/** Markdown without `innerHTML`, which the policy of the live preview forbids. */
const namedCharacters = '../packages/content/rich-text/markdown/named-character.ts'

/** A trace of the browser tests reads them. Without them, a build takes less time and 50 MB less. */
const hasSourceMaps = process.env.SOURCE_MAPS === 'on'

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
  productionBrowserSourceMaps: hasSourceMaps,
  // Types are checked by `tsc -p site`, once.
  typescript: { ignoreBuildErrors: true },

  // The server in front stores pages by their content; Next.js stores nothing.
  cacheMaxMemorySize: 0,
  // Titles and descriptions belong in the head, also of a page for one visitor.
  htmlLimitedBots: /.*/,

  // In bytes: more than all styles together. By default, each small module could become a request of every page.
  experimental: {
    turbopackSourceMaps: hasSourceMaps,
    cssChunking: { type: 'graph', requestCost: 2_000_000 },
  },

  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      // Servers do not need it.
      const { buildIslands } = await import('./islands/build.ts')
      await buildIslands(distDir)
    },
  },

  // Closes `/_next/image`: pictures come from the Images API with our own `srcset`.
  images: { loader: 'custom', loaderFile: './image-loader.ts' },
  poweredByHeader: false,
  // For previews and feeds; the server in front compresses stored pages.
  compress: true,
  devIndicators: false,
}

export default config
