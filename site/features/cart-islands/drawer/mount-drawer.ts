import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CartDrawer } from './cart-drawer.tsx'

export function mountDrawer({ supportEmail, words }: { supportEmail: string; words: string | undefined }) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, { onUncaughtError: reportError })
  const onClosed = () => {
    root.unmount()
    place.remove()
  }
  flushSync(() => root.render(createElement(CartDrawer, { supportEmail, words, onClosed })))
}
