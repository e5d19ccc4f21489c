import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Enhance } from './enhance-whole.ts'

/**
 * An island that is an application of React: the component takes the place of the server's markup, and its props are
 * the island's options. When the component throws, the server's markup comes back, and the island reports the error.
 */
export const reactIsland =
  <Options extends object>(Component: ComponentType<Options>): Enhance<Options> =>
  (element, options) => {
    const markup = [...element.childNodes]
    const restoreFocus = placeOfFocus(element)
    const root = createRoot(element, { onUncaughtError: (error) => queueMicrotask(() => fail(error)) })
    function stop() {
      root.unmount()
      element.replaceChildren(...markup)
    }
    function fail(error: unknown) {
      stop()
      element.dispatchEvent(new CustomEvent('island-failed', { detail: error, bubbles: true }))
    }
    flushSync(() => root.render(createElement(Component, options)))
    restoreFocus()
    return stop
  }

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** Whoever used the markup of the server goes on at the same place. */
function placeOfFocus(element: HTMLElement) {
  const elements = () => [...element.querySelectorAll<HTMLElement>(focusable)]
  const focused = document.activeElement
  const place = focused instanceof HTMLElement ? elements().indexOf(focused) : -1
  return () => elements()[place]?.focus({ preventScroll: true })
}
