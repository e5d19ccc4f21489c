/**
 * Soft hyphens come along when text is pasted from documents. A search for the word does not find it, and screen
 * readers spell it in parts.
 */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

/** The text that rich text shows: no soft hyphens, and no line or paragraph separators. */
export const visibleText = (text: string) => text.replace(/[\u00ad\u2028\u2029]/g, '')
