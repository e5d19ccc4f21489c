import { config } from './config.ts'

/** Expects a path normalized by `plainPath`. */
export const canonicalUrl = (path: string) =>
  `${config.siteUrl}${path.split('/').map(encodeURIComponent).join('/')}`
