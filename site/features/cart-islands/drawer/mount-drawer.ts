import { Boundary } from '@association/ui/island/boundary.ts'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CartDrawer } from './cart-drawer.tsx'

/** Opens the drawer before it returns. Closing the drawer removes it. */
export function mountDrawer({ supportEmail, words }: { supportEmail: string; words: string | undefined }) {
  const container = document.createElement('div')
  document.body.append(container)
  // `onError` reports the error, so React need not write it to the console.
  const root = createRoot(container, { onCaughtError: () => {} })
  const onClosed = () => {
    root.unmount()
    container.remove()
  }
  const onError = (error: unknown) => {
    reportError(error)
    // React may be rendering the drawer now.
    queueMicrotask(onClosed)
  }
  const drawer = createElement(CartDrawer, { supportEmail, words, onClosed })
  flushSync(() => root.render(createElement(Boundary, { onError }, drawer)))
}
