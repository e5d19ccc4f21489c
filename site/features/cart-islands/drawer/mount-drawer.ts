import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CartDrawer } from './cart-drawer.tsx'

/** Opens the drawer before it returns. Closing the drawer removes it. */
export function mountDrawer({ supportEmail, words }: { supportEmail: string; words: string | undefined }) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container, { onUncaughtError: reportError })
  const onClosed = () => {
    root.unmount()
    container.remove()
  }
  flushSync(() => root.render(createElement(CartDrawer, { supportEmail, words, onClosed })))
}
