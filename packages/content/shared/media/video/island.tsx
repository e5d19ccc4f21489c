'use client'
import { island } from '@association/ui/island/island.tsx'
import type { VideoOptions } from './enhance.ts'

export const VideoIsland = island<VideoOptions>('video', () => import('./enhance.ts'))
