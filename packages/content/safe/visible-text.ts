/**
 * Text pasted from documents contains soft hyphens. Search does not find such words, and screen readers read them in
 * parts.
 */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

/** Removes what rich text does not show: soft hyphens, line and paragraph separators. */
export const visibleText = (text: string) => text.replace(/[\u00ad\u2028\u2029]/g, '')
