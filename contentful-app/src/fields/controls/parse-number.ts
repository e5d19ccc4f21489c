/** Parses a typed number. Empty text means no value. A comma is a decimal point. */
export function parseNumber(
  typed: string,
  isWhole: boolean,
): { number?: number; problem?: undefined } | { number?: undefined; problem: string } {
  const text = typed.trim().replace(',', '.')
  if (text === '') return {}
  const number = Number(text)
  if (!/^[-+]?\d*\.?\d+$/.test(text) || Number.isNaN(number))
    return { problem: `“${typed}” is not a number.` }
  if (isWhole && !Number.isSafeInteger(number)) return { problem: 'Write a whole number.' }
  return { number }
}
