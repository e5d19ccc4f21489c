import type { EntryRef } from '../links/addresses.ts'

/** One line of a list on the home screen. */
export type Listed = EntryRef & { title: string; detail: string }
