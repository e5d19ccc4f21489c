import type { EntryRef } from '../contentful/addresses.ts'

export type Listed = EntryRef & { title: string; detail: string }

/** `isCut` is true if Contentful has more items. */
export type HomeList = { items: readonly Listed[]; isCut?: boolean }

const mostCounted = 100

/** For a cut list, only a lower limit is known. */
export const countWords = ({ items: { length }, isCut = false }: HomeList): string =>
  isCut ? `${Math.min(length, mostCounted)}+` : String(length)
