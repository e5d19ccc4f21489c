import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { makeOthersInert } from './inert.ts'
import type { MenuOptions } from './island.tsx'
import { moveFocus, trapFocus } from './keys.ts'
import { closedMenu, type MenuEvent, nextMenu } from './menu-state.ts'

/** The APG pattern “disclosure navigation”: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
export const enhance: Enhance<MenuOptions> = (element, { narrow, isModal }) => {
  const toggle = element.querySelector<HTMLElement>('[data-menu]')
  // Read anew each time, because an editor's preview adds groups.
  const groups = () => [...element.querySelectorAll<HTMLElement>('button[aria-controls]:not([data-menu])')]
  const selected = () => groups().find((group) => nameOf(group) === state.selected)
  const window = matchMedia(narrow)
  let state = closedMenu
  let release: (() => void) | undefined

  function send(event: MenuEvent) {
    state = nextMenu(state, event)
    if (toggle) toggle.ariaExpanded = String(state.isOpen)
    for (const group of groups()) group.ariaExpanded = String(nameOf(group) === state.selected)
    release?.()
    release = state.isOpen && isModal && window.matches ? makeOthersInert(element) : undefined
  }

  /** Puts the focus back on the button that opened what closes. */
  function leaveToOpener() {
    const opener = state.isOpen ? toggle : selected()
    if (!opener) return
    send({ type: 'leave' })
    opener.focus()
  }

  /** Whether a part of the page stays open while it has the focus: the list of a narrow window, or one panel of a row. */
  function isOpenPart(part: Element) {
    // The search gives the focus back to the link that opened it.
    if (part.closest('dialog:modal')) return true
    if (window.matches || state.selected === undefined) return element.contains(part)
    return selected()?.contains(part) || document.getElementById(state.selected)?.contains(part)
  }

  const listening = new AbortController()
  const listen = { signal: listening.signal }
  const leave = () => send({ type: 'leave' })
  element.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[aria-controls]')
      if (button && button === toggle) send({ type: 'toggle' })
      else if (button) send({ type: 'choose', name: nameOf(button) })
      else if ((target as Element).closest('a:not([data-search-open])')) leave()
    },
    listen,
  )
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') leaveToOpener()
      else if (event.key === 'Tab' && state.isOpen && isModal) trapFocus(event, element)
      else moveFocus(event, groups())
    },
    listen,
  )
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !isOpenPart(relatedTarget as Element)) leave()
    },
    listen,
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!element.contains(target as Node)) leave()
    },
    listen,
  )
  window.addEventListener('change', leave, listen)
  // A page that comes back from the browser's cache has no open menu.
  addEventListener('pagehide', leave, listen)
  return () => {
    listening.abort()
    leave()
  }
}

const nameOf = (button: Element) => button.getAttribute('aria-controls') ?? ''
