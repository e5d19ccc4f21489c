/** How much of a summary lists show, in characters. */
export const summaryLength = 250

/** The beginning of a longer text, with an ellipsis. Characters are never cut in two. */
export function cut(text: string, length: number = summaryLength): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}
