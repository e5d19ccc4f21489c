'use client'
import { island } from '@association/ui/island/island.tsx'

export const TypeFilter = island('type-filter', () => import('./enhance.ts'))
