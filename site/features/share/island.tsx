'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ShareOptions } from './enhance.ts'

/** Loads early: browsers copy and share only at the visitor's own click. */
export const ShareIsland = island<ShareOptions>('share', () => import('./enhance.ts'))
