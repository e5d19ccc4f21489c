import type { Entry } from '../../define/values.ts'

export function basicArticlePath({ fields }: Entry<'basicArticle'>): string {
  const { doiPrefix, doiSuffix, canonicalUrl } = fields
  const prefix = doiPrefix?.fields.prefix
  if (prefix && doiSuffix)
    return `/articles/doi/${encodeURIComponent(prefix)}/${encodeURIComponent(doiSuffix)}`
  return canonicalUrl ? `/articles/${encodeURIComponent(canonicalUrl)}` : '#'
}
