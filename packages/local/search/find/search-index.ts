import MiniSearch, { type Query } from 'minisearch'
import { type Unit, unitsOf, wordsOf } from './synonyms.ts'

/** What the index knows of a page. */
export type PageText = {
  url: string
  title: string
  headings: string
  description: string
  text: string
  /** The picture of the thing that the page describes, or else the one that it names for previews. */
  picture?: string
}

/** Finds pages by their words: with typing errors, by the beginnings of words, and by synonyms. */
export type SearchIndex = ReturnType<typeof searchIndex>

/** A match in the title counts more than one in the text. */
const boost = { title: 6, headings: 2, description: 2, text: 1 }

export function searchIndex() {
  const index = new MiniSearch<PageText>({
    idField: 'url',
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost,
      // One error in a word of five letters, none in short words, which are abbreviations.
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
    /** Pages with all words of the query, the best first; pages with some of them if none has all. */
    find(query: string): PageText[] {
      const queries = unitsOf(query).map(queryOf)
      if (queries.length === 0) return []
      const all = found({ combineWith: 'AND', queries })
      return all.length > 0 ? all : found({ combineWith: 'OR', queries })
    },
    /** Titles with the words of the query. Words may be unfinished. */
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
    // A synonym is another word already: a similar one would mean something else.
    return {
      combineWith: 'AND',
      queries: phrase.split(' '),
      ...(isSynonym && { fuzzy: false, prefix: false }),
    }
  }),
})
