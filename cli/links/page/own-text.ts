/** Copies the text: V8 substrings keep the whole page in memory; below 13 characters V8 copies itself. */
export const ownText = (text: string) => (text.length < 13 ? text : Buffer.from(text).toString())
