import type { EntryRef } from '../contentful/addresses.ts'

/** One line of a list on the home screen. */
export type Listed = EntryRef & { title: string; detail: string }

/** The lines of a list; `isCut` if Contentful has more than were read. */
export type List = { items: readonly Listed[]; isCut?: boolean }

const mostCounted = 100

/** The number beside a heading. Of a list that was cut, only a lower limit is known. */
export const countWords = ({ items: { length }, isCut = false }: List): string =>
  isCut ? `${Math.min(length, mostCounted)}+` : String(length)
