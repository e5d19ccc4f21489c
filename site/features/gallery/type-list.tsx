'use client'
import { island } from '@association/ui/island/island.tsx'

/** The list of types, with a field that leaves only those whose name holds what was typed. */
export const TypeList = island(() => import('./narrow.ts'))
