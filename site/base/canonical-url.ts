import { config } from './config.ts'

/** Expects a path in `plainPath` form. */
export const canonicalUrl = (path: string) =>
  `${config.siteUrl}${path.split('/').map(encodeURIComponent).join('/')}`
