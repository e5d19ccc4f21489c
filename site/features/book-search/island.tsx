'use client'
import { island } from '@association/ui/island/island.tsx'

export const BookSearchIsland = island('book-search', () => import('./enhance.ts'), 'use')
