'use client'
import { island } from '@association/ui/island/island.tsx'

/** Without noted articles, the style gives it no box, so its code does not load. */
export const StartedArticlesIsland = island('started-articles', () => import('./enhance.ts'))
