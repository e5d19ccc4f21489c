'use client'
import { island } from '@association/ui/island/island.tsx'

/** Pixels of scrolling above which the header is slim, and from which the sub-navigation stays in view. */
export type SlimmingOptions = { onAbovePx: number; stickAbovePx: number }

export const HeaderSlimming = island<SlimmingOptions>(
  'header-slimming',
  () => import('./enhance.ts'),
  'scroll',
)
