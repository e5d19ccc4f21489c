'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ShareOptions } from './enhance.ts'

/** Starts near the window: a browser copies and shares only at a click of the visitor, not at a repeated one. */
export const ShareIsland = island<ShareOptions>('share', () => import('./enhance.ts'))
