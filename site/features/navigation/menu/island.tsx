'use client'
import { island } from '@association/ui/island/island.tsx'
import type { MenuOptions } from './enhance.ts'

/**
 * A list of links and of buttons that open groups. In narrow windows a button marked with `data-menu` opens the list;
 * a modal one keeps the focus inside.
 */
export const Menu = island<MenuOptions>('menu', () => import('./enhance.ts'), 'use')
