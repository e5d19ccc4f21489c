'use client'
import { island } from '@association/ui/island/island.tsx'

/** Narrows the list of books while the visitor types. */
export const BookSearchIsland = island('book-search', () => import('./enhance.ts'), 'use')
