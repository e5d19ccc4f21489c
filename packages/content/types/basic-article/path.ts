import type { Entry } from '../../define/values.ts'

/** Uses the DOI if there is one, else the slug. */
export function basicArticlePath({ fields }: Entry<'basicArticle'>): string {
  const { doiPrefix, doiSuffix, canonicalUrl } = fields
  const prefix = doiPrefix?.fields.prefix
  if (prefix && doiSuffix)
    return `/articles/doi/${encodeURIComponent(prefix)}/${encodeURIComponent(doiSuffix)}`
  return canonicalUrl ? `/articles/${encodeURIComponent(canonicalUrl)}` : '#'
}
