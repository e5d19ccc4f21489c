import { config } from './config.ts'

/** The URL of a page from its path, as `plainPath` writes it. */
export const canonicalUrl = (path: string) =>
  `${config.siteUrl}${path.split('/').map(encodeURIComponent).join('/')}`
