'use client'
import { island } from '@association/ui/island/island.tsx'
import type { MenuOptions } from './enhance.ts'

export const Menu = island<MenuOptions>('menu', () => import('./enhance.ts'), 'use')
