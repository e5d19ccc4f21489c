import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import type { MenuNotes } from '../notes/menu-notes.ts'
import { moveFocus, trapFocus } from './keys.ts'
import { addNotes, readNotes } from './notes.ts'

/** `narrow`: the media query for a button instead of the list. Only the modal menu has notes, and only a wide window. */
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
    // After the next paint, because it restyles the whole page.
    if (isModal) requestAnimationFrame(() => setTimeout(confine))
    if (parts.list && isModal) fitWindow(parts.list, state.isOpen)
    if (notes) addNotes(notes, state.selected)
  }
  const leave = () => send({ type: 'leave' })

  function confine() {
    const isConfined = state.isOpen && narrowWindow.matches
    if (isConfined === (release !== undefined)) return
    release?.()
    release = isConfined ? makeOthersInert(element) : undefined
  }
  function press({ target }: Event) {
    const pressed = target as Element
    const button = pressed.closest<HTMLElement>('button[aria-controls]')
    if (button) send(button === parts.toggle ? { type: 'toggle' } : { type: 'choose', name: nameOf(button) })
    else if (pressed.closest('a')) leave()
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

  let notes: MenuNotes | undefined
  async function note() {
    if (notes || !isModal || narrowWindow.matches) return
    notes = {}
    notes = await readNotes().catch(() => ({}))
    addNotes(notes, state.selected)
  }
  void note()

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
  narrowWindow.addEventListener('change', note, listen)
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

function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inner: HTMLElement = element; inner !== document.body; ) {
    const outer = inner.parentElement
    if (!outer) break
    for (const sibling of outer.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert && !isDialog(sibling))
        others.push(sibling)
    inner = outer
  }
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

/** A closed dialog takes no focus, and must react once it opens. */
const isDialog = (element: Element) => element.tagName === 'DIALOG'

type MenuParts = ReturnType<typeof partsOf>

function partsOf(element: HTMLElement) {
  const toggle = element.querySelector<HTMLElement>('[data-menu]')
  // An editor's preview adds groups.
  const groups = () => [...element.querySelectorAll<HTMLElement>('button[aria-controls]:not([data-menu])')]
  return {
    toggle,
    list: document.getElementById(toggle ? nameOf(toggle) : ''),
    groups,
    group: ({ selected }: MenuState) => groups().find((group) => nameOf(group) === selected),
  }
}

const nameOf = (button: Element) => button.getAttribute('aria-controls') ?? ''

function showState({ toggle, groups }: MenuParts, { isOpen, selected }: MenuState) {
  if (toggle) toggle.ariaExpanded = String(isOpen)
  for (const group of groups()) group.ariaExpanded = String(nameOf(group) === selected)
}

/** Scrolling must reach the whole list. */
function fitWindow(list: HTMLElement, isOpen: boolean) {
  list.style.maxHeight = isOpen ? `calc(100dvh - ${list.getBoundingClientRect().top}px)` : ''
}

type MenuState = { isOpen: boolean; selected?: string }

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
