import type { CitedArticle, CitedJournal } from '@association/content/define/widgets.ts'
import { doiAddress } from '@association/content/types/basic-article/doi.ts'
import { type PersonName, personName } from './person-name.ts'

/** What all styles and files say of an article, in single lines. */
export type Citation = {
  title: string
  authors: readonly PersonName[]
  date: CitedDate | undefined
  journal: CitedJournal | undefined
  publisher: string
  doi: string | undefined
  /** Of the DOI, else of the page. */
  url: string
}

/** `month` counts from 1. An edition has no day. */
export type CitedDate = { year: number; month: number; day?: number }

type Site = { url: string; publisher: string }

export function citationOf(article: CitedArticle, { url, publisher }: Site): Citation {
  const { title, authors, date, journal, doi } = article
  return {
    title: oneLine(title),
    authors: authors.flatMap((name) => personName(oneLine(name)) ?? []),
    date: dateIn(date),
    journal: journal && {
      name: oneLine(journal.name),
      volume: oneLine(journal.volume),
      issue: oneLine(journal.issue),
    },
    publisher: oneLine(publisher),
    doi,
    url: doi ? doiAddress(doi) : url,
  }
}

/** A line break would start a field of a file. */
const oneLine = (text = '') =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()

function dateIn(written = ''): CitedDate | undefined {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])(?:-(\d{2}))?/.exec(written) ?? []
  if (year === undefined) return undefined
  return { year: Number(year), month: Number(month), ...(day !== undefined && { day: Number(day) }) }
}
