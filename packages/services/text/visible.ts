/**
 * Returns one line that shows what a terminal or build server would obey: control characters, line breaks, lone
 * surrogates, bidirectional controls, and build commands (`::error::` at the start of a line, `##[error]` anywhere).
 */
export const visible = (text: string): string =>
  obeyed.test(text) ? text.replaceAll(everyObeyed, escapeOf) : text

/** GitHub ignores spaces before `::`; Azure and TeamCity find `##vso[` and `##teamcity[` anywhere. */
const obeyed = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|:(?=:)(?<=^\s*:)|#(?=#\w*\[)/u
const everyObeyed = new RegExp(obeyed, 'gu')

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const digits = code.toString(16)
  return (
    short[character] ?? (code < 0x100 ? `\\x${digits.padStart(2, '0')}` : `\\u${digits.padStart(4, '0')}`)
  )
}

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
