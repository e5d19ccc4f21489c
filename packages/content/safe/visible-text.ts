/** Pasted text contains soft hyphens: search misses such words, and screen readers split them. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

/** Also removes line and paragraph separators. */
export const visibleText = (text: string) => text.replace(/[\u00ad\u2028\u2029]/g, '')
