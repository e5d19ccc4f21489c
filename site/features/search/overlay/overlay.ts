import { keyEvent } from './key-event.ts'
import { nextSearch } from './next-search.ts'
import { type OverlayParts, overlayParts } from './parts.ts'
import { searchRequests } from './requests.ts'
import { closed, type SearchEvent, type SearchState } from './search-state.ts'
import { showSearch } from './show-search.ts'

export type Overlay = { open(opener: HTMLElement): void }

export function searchOverlay(shortName: string): Overlay {
  const parts = overlayParts()
  let state: SearchState = closed
  let opener: HTMLElement | undefined
  const follow = searchRequests({
    dispatch,
    fetch: (address, init) => fetch(address, init),
    after,
    // biome-ignore lint/suspicious/noConsole: a failed search shows nothing and is only logged
    log: (message, error) => console.error(message, error),
  })

  function dispatch(event: SearchEvent) {
    const next = nextSearch(state, event)
    if (next === state) return
    state = next
    showSearch(parts, state, shortName)
    if (state.phase === 'closed') closeAfterPaint(parts.dialog)
    follow(state)
  }

  listen(parts, { dispatch, state: () => state })
  parts.dialog.addEventListener('close', () => {
    // The close event fires after the dialog closes; a quick press may have reopened it.
    if (parts.dialog.open) return
    dispatch({ type: 'close' })
    opener?.focus()
  })
  document.body.append(parts.dialog)
  return {
    open(from) {
      opener = from
      dispatch({ type: 'open' })
      parts.dialog.hidden = false
      parts.dialog.showModal()
      parts.input.focus()
    },
  }
}

/** As in the drawer of the cart, which shares no file with the search. A quick press may reopen the dialog meanwhile. */
function closeAfterPaint(dialog: HTMLDialogElement) {
  dialog.hidden = true
  requestAnimationFrame(() => setTimeout(() => dialog.hidden && dialog.close()))
}

type Tools = { dispatch(event: SearchEvent): void; state(): SearchState }

function listen(
  { dialog, form, input, close, list, pages, region }: OverlayParts,
  { dispatch, state }: Tools,
) {
  input.addEventListener('input', () => dispatch({ type: 'write', query: input.value }))
  input.addEventListener('keydown', (event) => {
    const reaction = keyEvent(event, state())
    if (reaction?.isTaken) event.preventDefault()
    if (reaction) dispatch(reaction.event)
  })
  input.addEventListener('blur', () => dispatch({ type: 'dismiss' }))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    dispatch({ type: 'search' })
  })
  // The focus stays in the text field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]')
    if (option) dispatch({ type: 'choose', suggestion: option.textContent ?? '' })
  })
  pages.addEventListener('click', ({ target }) => {
    const step = (target as Element).closest<HTMLElement>('[data-turn]')
    if (!step) return
    // The button disappears with the results.
    region.focus()
    dispatch({ type: 'turn', by: step.dataset.turn === '1' ? 1 : -1 })
  })
  close.addEventListener('click', () => dispatch({ type: 'close' }))
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    dispatch({ type: 'close' })
  })
  dialog.addEventListener('click', ({ target }) => {
    const isBackdrop = target === dialog
    if (isBackdrop || (target as Element).closest('a')) dispatch({ type: 'close' })
  })
  // The back/forward cache may restore this page.
  for (const route of ['pagehide', 'popstate', 'hashchange'])
    addEventListener(route, () => dispatch({ type: 'close' }))
}

function after(ms: number, work: () => void, signal: AbortSignal) {
  const timer = setTimeout(work, ms)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
