import type { BlockPosition } from '@association/content/preview/operations.ts'
import { createContext, useContext } from 'react'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Desk } from './desk.ts'

export type DeskActions = {
  desk: Desk
  /** Opens an entry of the page beside the preview, and other entries in Contentful. */
  enter(ref: EntryRef, from?: 'preview'): void
  add(at: BlockPosition): void
  /** Announces the result, or the reason for a refusal. */
  run: (operation: Parameters<Desk['run']>[0]) => Promise<boolean>
}

export const DeskContext = createContext<DeskActions | undefined>(undefined)

/** Undefined outside a desk: field editors also work without one. */
export const useDesk = () => useContext(DeskContext)
