import type { Entry } from '../../define/values.ts'

/** Returns `10.55834/plj.2026.0309`. */
export function doiOf({ fields }: Entry<'basicArticle'>): string | undefined {
  const prefix = fields.doiPrefix?.fields.prefix
  return prefix && fields.doiSuffix ? `${prefix}/${fields.doiSuffix}` : undefined
}

export const doiAddress = (doi: string) => `https://doi.org/${doi}`
