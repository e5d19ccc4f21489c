/** Copies the text, because V8 substrings keep the whole page in memory. V8 itself copies fewer than 13 characters. */
export const ownText = (text: string) => (text.length < 13 ? text : Buffer.from(text).toString())
