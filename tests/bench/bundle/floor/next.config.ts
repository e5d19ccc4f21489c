import { join } from 'node:path'
import type { NextConfig } from 'next'

/** The framework alone, with the switches of the site. */
const config: NextConfig = {
  turbopack: { root: join(import.meta.dirname, '../../../..') },
  typescript: { ignoreBuildErrors: true },
  cacheComponents: true,
  partialPrefetching: false,
  experimental: { sri: { algorithm: 'sha256' } },
}

export default config
