import MiniSearch, { type Query } from 'minisearch'
import { type Unit, unitsOf, wordsOf } from './synonyms.ts'

export type PageText = {
  url: string
  title: string
  headings: string
  description: string
  text: string
  /** From structured data, else from link previews. */
  picture?: string
}

/** Tolerates typing errors, and matches prefixes and synonyms. */
export type SearchIndex = ReturnType<typeof searchIndex>

const boost = { title: 6, headings: 2, description: 2, text: 1 }

export function searchIndex() {
  const index = new MiniSearch<PageText>({
    idField: 'url',
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost,
      // Allows one error in five letters, but none in short words: they are abbreviations.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 2,
    },
  })
  const pages = new Map<string, PageText>()

  function remove(url: string) {
    if (!pages.delete(url)) return
    index.discard(url)
  }
  const found = (query: Query) => index.search(query).flatMap(({ id }) => pages.get(id) ?? [])

  return {
    size: () => pages.size,
    put(page: PageText) {
      remove(page.url)
      index.add(page)
      pages.set(page.url, page)
    },
    remove,
    /** Returns pages with all words, best first, or else with some of them. */
    find(query: string): PageText[] {
      const queries = unitsOf(query).map(queryOf)
      if (queries.length === 0) return []
      const all = found({ combineWith: 'AND', queries })
      return all.length > 0 ? all : found({ combineWith: 'OR', queries })
    },
    /** The words can be incomplete. */
    titles(query: string, count: number): string[] {
      const queries = unitsOf(query).map(queryOf)
      if (queries.length === 0) return []
      const ids = index.search({ combineWith: 'AND', queries, fields: ['title'], prefix: true })
      const titles = ids.flatMap(({ id }) => pages.get(id)?.title ?? [])
      return [...new Set(titles)].slice(0, count)
    },
  }
}

const queryOf = (unit: Unit): Query => ({
  combineWith: 'OR',
  queries: unit.map((phrase, position): Query => {
    const isSynonym = position > 0
    // A synonym must match exactly: a similar word would mean something else.
    return {
      combineWith: 'AND',
      queries: phrase.split(' '),
      ...(isSynonym && { fuzzy: false, prefix: false }),
    }
  }),
})
