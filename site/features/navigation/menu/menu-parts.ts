import type { MenuState } from './menu-state.ts'

export type MenuParts = ReturnType<typeof partsOf>

export function partsOf(element: HTMLElement) {
  const toggle = element.querySelector<HTMLElement>('[data-menu]')
  // Read each time, because an editor's preview adds groups.
  const groups = () => [...element.querySelectorAll<HTMLElement>('button[aria-controls]:not([data-menu])')]
  return {
    toggle,
    list: document.getElementById(toggle ? nameOf(toggle) : ''),
    groups,
    group: ({ selected }: MenuState) => groups().find((group) => nameOf(group) === selected),
  }
}

export const nameOf = (button: Element) => button.getAttribute('aria-controls') ?? ''

export function showState({ toggle, groups }: MenuParts, { isOpen, selected }: MenuState) {
  if (toggle) toggle.ariaExpanded = String(isOpen)
  for (const group of groups()) group.ariaExpanded = String(nameOf(group) === selected)
}

/** Scrolling must reach the whole list. */
export function fitWindow(list: HTMLElement, isOpen: boolean) {
  list.style.maxHeight = isOpen ? `calc(100dvh - ${list.getBoundingClientRect().top}px)` : ''
}
