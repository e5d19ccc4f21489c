import { searchLimits } from './search-limits.ts'

export function searchText(input: string): string {
  const words = input
    // A rough cut bounds the work of the next steps. The exact cut follows.
    .slice(0, 4 * searchLimits.queryCharacters)
    .normalize('NFC')
    .split(/[\s\p{C}]+/u)
    .filter(Boolean)
  const text = words.slice(0, searchLimits.queryWords).join(' ')
  return [...text].slice(0, searchLimits.queryCharacters).join('').trim()
}

export const withinHosts = (text: string, hosts: readonly string[]): string =>
  hosts.length > 1
    ? `${text} (${hosts.map((host) => `site:${host}`).join(' OR ')})`
    : `${text} site:${hosts[0]}`
