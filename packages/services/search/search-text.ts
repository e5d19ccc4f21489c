/** Characters and words of a query that are sent: the provider takes 400 and 50, and needs some for `site:`. */
const longest = { characters: 200, words: 40 }

/** What a visitor looks for, in one line without control characters, cut where it is too long. */
export function searchText(written: string): string {
  const words = written
    .slice(0, 4 * longest.characters)
    .normalize('NFC')
    .split(/[\s\p{C}]+/u)
    .filter(Boolean)
  const text = words.slice(0, longest.words).join(' ')
  return [...text].slice(0, longest.characters).join('').trim()
}

/** Restricts a query to hosts with operators of the provider. */
export const withinHosts = (text: string, hosts: readonly string[]): string =>
  hosts.length > 1
    ? `${text} (${hosts.map((host) => `site:${host}`).join(' OR ')})`
    : `${text} site:${hosts[0]}`
