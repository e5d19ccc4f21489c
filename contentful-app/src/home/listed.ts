import type { EntryRef } from '../contentful/addresses.ts'

export type Listed = EntryRef & { title: string; detail: string }

export type List = { items: readonly Listed[]; isCut?: boolean }

const mostCounted = 100

/** `isCut` is true if Contentful has more items than were read. */
export const countWords = ({ items: { length }, isCut = false }: List): string =>
  isCut ? `${Math.min(length, mostCounted)}+` : String(length)
