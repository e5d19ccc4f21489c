'use client'
import { island } from '@association/ui/island/island.tsx'

/** The list of types, with a field that leaves only those whose name holds what was typed. */
export const TypeFilter = island('type-filter', () => import('./enhance.ts'))
