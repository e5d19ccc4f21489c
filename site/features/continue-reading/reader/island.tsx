'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ReaderOptions } from './enhance.ts'

const Reader = island<ReaderOptions>('reader', () => import('./enhance.ts'), 'scroll')

/** Shows nothing. */
export const ReadingNote = ({ title }: ReaderOptions) => <Reader options={{ title }}>{null}</Reader>
