/**
 * A copy that stands alone. V8 cuts strings as windows into the whole page, and a set of ids would otherwise keep every
 * page in memory; below 13 characters it copies by itself.
 */
export const ownText = (text: string) => (text.length < 13 ? text : Buffer.from(text).toString())
