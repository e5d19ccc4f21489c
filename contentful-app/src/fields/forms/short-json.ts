const longest = 200

/** JSON on one line, cut to a length that a form has room for. */
export function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
