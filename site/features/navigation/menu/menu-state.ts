export type MenuState = { isOpen: boolean; selected?: string }

export type MenuEvent =
  | { type: 'toggle' }
  | { type: 'choose'; name: string }
  /** Sent on Escape, a chosen link, a press or focus outside, another page, or another width. */
  | { type: 'leave' }

export const closedMenu: MenuState = { isOpen: false }

export function nextMenu({ isOpen, selected }: MenuState, event: MenuEvent): MenuState {
  if (event.type === 'leave') return closedMenu
  if (event.type === 'toggle') return { isOpen: !isOpen }
  return selected === event.name ? { isOpen } : { isOpen, selected: event.name }
}
