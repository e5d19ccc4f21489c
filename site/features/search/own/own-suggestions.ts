import { factsOf } from '@association/content/derive/facts-of.ts'
import { lists } from '@association/content/lists'
import { distance } from 'fastest-levenshtein'
import type { Contents } from '../../../content/index/content-index.ts'
import { type Item, isReleased } from '../../../content/index/item.ts'
import { limits } from '../limits.ts'

/** Bounds the work: each word is compared with each title. */
const mostWords = 8

type Title = { title: string; words: readonly string[]; item?: Item }
type ContentsAt = { contents: Pick<Contents, 'of'>; now: number }

/**
 * Returns topics, filters and titles with all words of the query, those that begin with it first. If there are none,
 * those with words that differ by a letter or two.
 */
export function ownSuggestions(query: string, { contents, now }: ContentsAt): string[] {
  const words = wordsOf(query).slice(0, mostWords)
  if (words.length === 0) return []
  const titles = [...filterTitles, ...listedTitles(contents)].filter(
    ({ item }) => item === undefined || isReleased(item, now),
  )
  const exact = titles.filter((title) =>
    words.every((word) => title.words.some((own) => own.startsWith(word))),
  )
  const found =
    exact.length > 0 ? exact : titles.filter((title) => words.every((word) => isNear(word, title)))
  const begins = words.join(' ')
  const [first, others] = [true, false].map((isFirst) =>
    found.filter((title) => title.words.join(' ').startsWith(begins) === isFirst),
  )
  const all = [...(first ?? []), ...(others ?? [])].map(({ title }) => title)
  return [...new Set(all)].slice(0, limits.suggestions)
}

/** A letter in four may differ. */
function isNear(word: string, { words }: Title): boolean {
  const most = Math.floor(word.length / 4)
  return words.some((own) => Math.abs(own.length - word.length) <= most && distance(word, own) <= most)
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const titleOf = (title: string): Title => ({ title, words: wordsOf(title) })

const filterTitles = lists.flatMap(({ title, filters }) => [
  titleOf(title),
  ...(filters?.options ?? []).map((filter) => titleOf(filter.title ?? filter.label)),
])

const listedTitles = (contents: ContentsAt['contents']) =>
  lists.flatMap((list) => titlesIn(list, contents.of(list.type)))

/** The index creates a new array for a type after each change. */
const known = new Map(lists.map(({ path }) => [path, new WeakMap<readonly Item[], readonly Title[]>()]))

function titlesIn({ path, accepts }: (typeof lists)[number], items: readonly Item[]): readonly Title[] {
  const before = known.get(path)?.get(items)
  if (before) return before
  const titles = items.flatMap((item) => {
    const { title } = accepts?.(item.entry) === false ? {} : (factsOf(item.entry) ?? {})
    return title ? { ...titleOf(title), item } : []
  })
  known.get(path)?.set(items, titles)
  return titles
}
