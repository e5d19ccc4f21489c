'use client'
import { island } from '@association/ui/island/island.tsx'
import type { MenuOptions } from './enhance.ts'

/** In narrow windows, a button with `data-menu` opens the list. */
export const Menu = island<MenuOptions>('menu', () => import('./enhance.ts'), 'use')
