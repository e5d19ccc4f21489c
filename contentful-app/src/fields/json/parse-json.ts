/** Parses typed JSON. Empty text means no value. */
export function parseJson(
  text: string,
): { json?: unknown; problem?: undefined } | { json?: undefined; problem: string } {
  if (text.trim() === '') return {}
  try {
    return { json: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
