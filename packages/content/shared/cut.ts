/** Characters. */
export const summaryLength = 250

/** Never splits a surrogate pair. */
export function cut(text: string, length: number = summaryLength): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}
