import { type ComponentType, createElement } from 'react'
import type { Enhance } from './enhance-whole.ts'
import { renderIn } from './render-in.ts'

/**
 * The component replaces the server's markup, with the island's options as props. When it throws, the server's markup
 * returns and the island reports the error.
 */
export const reactIsland =
  <Options extends object>(Component: ComponentType<Options>): Enhance<Options> =>
  (element, options) => {
    const host = document.createElement('div')
    const restoreFocus = keepFocus(element, host)
    const showMarkup = showInstead(element, host)
    function stop() {
      showMarkup()
      restoreFocus()
      // React may be rendering the page now.
      queueMicrotask(() => root.unmount())
    }
    function fail(error: unknown) {
      stop()
      reportError(error)
      element.dispatchEvent(new CustomEvent('island-failed', { detail: error, bubbles: true }))
    }
    const root = renderIn(host, createElement(Component, options), fail)
    restoreFocus()
    return stop
  }

/**
 * Returns a function that undoes it. The children stay in the element, because React owns them. Without a slot, they
 * are neither visible nor focusable.
 */
function showInstead(element: HTMLElement, host: HTMLElement) {
  const slot = document.createElement('slot')
  slot.name = host.slot = 'application'
  host.style.display = 'contents'
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.replaceChildren(slot)
  // The host is first, so that its buttons have the same indexes as the server's.
  element.prepend(host)
  return () => {
    slot.name = ''
    host.remove()
  }
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** Focuses the element with the same index, or the last. Does nothing if the focus is outside the island. */
function keepFocus(element: HTMLElement, host: HTMLElement) {
  const elements = () => [...element.querySelectorAll<HTMLElement>(focusable)]
  const focusedIndex = () => elements().indexOf(document.activeElement as HTMLElement)
  let index = focusedIndex()
  host.addEventListener('focusin', () => {
    index = focusedIndex()
  })
  return () => {
    const focused = document.activeElement
    if (focused === document.body || element.contains(focused))
      elements()
        .slice(0, index + 1)
        .at(-1)
        ?.focus({ preventScroll: true })
  }
}
