import type { Entry } from '../../define/values.ts'

/** By its digital object identifier where it has one, else by its own address. */
export function basicArticlePath({ fields }: Entry<'basicArticle'>): string {
  const { doiPrefix, doiSuffix, canonicalUrl } = fields
  const prefix = doiPrefix?.fields.prefix
  if (prefix && doiSuffix)
    return `/articles/doi/${encodeURIComponent(prefix)}/${encodeURIComponent(doiSuffix)}`
  return canonicalUrl ? `/articles/${encodeURIComponent(canonicalUrl)}` : '#'
}
