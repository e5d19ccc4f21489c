import { matches } from './match.ts'
import { messages } from './messages.ts'
import type { BookSearchTerms } from './terms.ts'

export type BookMatches = {
  paths: ReadonlySet<string>
  suggestions: readonly string[]
  status: string
}

const mostSuggestions = 8

/** `shown`: paths on the page, which may be a part of the list. */
export function findBooks(
  query: string,
  terms: readonly BookSearchTerms[],
  shown: readonly string[],
): BookMatches {
  const found = terms.filter(({ names, words }) => matches(query, [...names, ...words]))
  const paths = new Set(found.map(({ path }) => path))
  const asked = query.trim()
  return {
    paths,
    suggestions: asked ? suggestionsFor(asked, found) : [],
    status: asked ? statusOf(asked, paths, shown) : '',
  }
}

const suggestionsFor = (query: string, found: readonly BookSearchTerms[]) =>
  [...new Set(found.flatMap(({ names }) => names.filter((name) => matches(query, [name]))))].slice(
    0,
    mostSuggestions,
  )

function statusOf(query: string, paths: ReadonlySet<string>, shown: readonly string[]): string {
  if (paths.size === 0) return messages.none(query)
  const elsewhere = [...paths].filter((path) => !shown.includes(path)).length
  const found = messages.found(paths.size, query)
  return elsewhere === 0 ? found : `${found} ${messages.more(elsewhere)}`
}
