'use client'
import { island } from '@association/ui/island/island.tsx'
import type { VideoOptions } from './play-in-place.ts'

export const VideoIsland = island<VideoOptions>(() => import('./play-in-place.ts'))
