'use client'
import { island } from '@association/ui/island/island.tsx'

/** `narrow`: the media query of windows that show a button instead of the list. */
export type MenuOptions = { narrow: string; isModal: boolean }

/**
 * A list of links and of buttons that open groups. In narrow windows a button marked with `data-menu` opens the list;
 * a modal one keeps the focus inside.
 */
export const Menu = island<MenuOptions>('menu', () => import('./enhance.ts'), 'use')
