import { type Printable, printable } from './lines.ts'

export const jsonText = (result: object): Printable => printableJson(`${JSON.stringify(result, null, 2)}\n`)

/**
 * Escapes what a terminal or build server would obey. JSON.stringify escapes the first 32 characters; the others occur
 * only in strings.
 */
export const printableJson = (json: string): Printable =>
  printable(obeyed.test(json) ? json.replaceAll(everyObeyed, escapeOf) : json)

const obeyed = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]|#(?=#\w*\[)/u
const everyObeyed = new RegExp(obeyed, 'gu')

const escapeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
