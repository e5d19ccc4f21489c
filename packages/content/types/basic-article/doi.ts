import type { Entry } from '../../define/values.ts'

/** The digital object identifier of an article, such as `10.55834/plj.2026.0309`, if both of its parts exist. */
export function doiOf({ fields }: Entry<'basicArticle'>): string | undefined {
  const prefix = fields.doiPrefix?.fields.prefix
  return prefix && fields.doiSuffix ? `${prefix}/${fields.doiSuffix}` : undefined
}

export const doiAddress = (doi: string) => `https://doi.org/${doi}`
