import type { Place } from '@association/content/preview/operations.ts'
import { createContext, useContext } from 'react'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Desk } from './desk.ts'

/** What the parts of the desk's frame ask of it. */
export type DeskActions = {
  desk: Desk
  /** Opens an entry of the page beside the preview, at a field if one is named; another entry in Contentful. */
  enter(ref: EntryRef, from?: 'preview'): void
  /** Lets the person choose a block for a place. */
  add(at: Place): void
  /** Runs an operation and announces the result, or the reason for a refusal. */
  run: (operation: Parameters<Desk['run']>[0]) => Promise<boolean>
}

export const DeskContext = createContext<DeskActions | undefined>(undefined)

/** The desk around a field; a field editor also works without one. */
export const useDesk = () => useContext(DeskContext)
