'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ShareOptions } from './enhance.ts'

/** The code loads early, because browsers copy and share only at the visitor's own click, not at a repeated one. */
export const ShareIsland = island<ShareOptions>('share', () => import('./enhance.ts'))
