import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { makeOthersInert } from './inert.ts'
import { moveFocus, trapFocus } from './keys.ts'
import { fitWindow, nameOf, partsOf, showState } from './menu-parts.ts'
import { closedMenu, type MenuEvent, nextMenu } from './menu-state.ts'

/** `narrow`: the media query for a button instead of the list. */
export type MenuOptions = { narrow: string; isModal: boolean }

/** APG pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
export const enhance: Enhance<MenuOptions> = (element, { narrow, isModal }) => {
  const parts = partsOf(element)
  const narrowWindow = matchMedia(narrow)
  let state = closedMenu
  let release: (() => void) | undefined

  function send(event: MenuEvent) {
    state = nextMenu(state, event)
    showState(parts, state)
    release?.()
    release = state.isOpen && isModal && narrowWindow.matches ? makeOthersInert(element) : undefined
    if (parts.list && isModal) fitWindow(parts.list, state.isOpen)
  }
  const leave = () => send({ type: 'leave' })

  function press({ target }: Event) {
    const pressed = target as Element
    const button = pressed.closest<HTMLElement>('button[aria-controls]')
    if (button) send(button === parts.toggle ? { type: 'toggle' } : { type: 'choose', name: nameOf(button) })
    // The search returns the focus to its link.
    else if (pressed.closest('a:not([data-opens=search])')) leave()
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') leaveToOpener()
    else if (event.key === 'Tab' && state.isOpen && isModal) trapFocus(event, element)
    else moveFocus(event, parts.groups())
  }
  function leaveToOpener() {
    const opener = state.isOpen ? parts.toggle : parts.group(state)
    if (!opener) return
    leave()
    opener.focus()
  }
  /** The focus must not stay on a hidden link. */
  function leaveSlim() {
    const isInside = document.getElementById(state.selected ?? '')?.contains(document.activeElement)
    if (isInside) leaveToOpener()
    else leave()
  }
  function isOwn(part: Element) {
    if (part.closest('dialog:modal')) return true
    if (narrowWindow.matches || state.selected === undefined) return element.contains(part)
    return [parts.group(state), document.getElementById(state.selected)].some((own) => own?.contains(part))
  }

  const listening = new AbortController()
  const listen = { signal: listening.signal }
  element.addEventListener('click', press, listen)
  element.addEventListener('keydown', key, listen)
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !isOwn(relatedTarget as Element) && leave(),
    listen,
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => element.contains(target as Node) || leave(),
    listen,
  )
  narrowWindow.addEventListener('change', leave, listen)
  document.addEventListener(
    'slim',
    () => parts.group(state)?.hasAttribute('data-closes-when-slim') && leaveSlim(),
    listen,
  )
  // A page from the back/forward cache has no open menu.
  addEventListener('pagehide', leave, listen)
  return () => {
    listening.abort()
    leave()
  }
}
