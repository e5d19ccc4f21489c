import { renderIn } from '@association/ui/island/render-in.ts'
import { createElement } from 'react'
import { CartDrawer } from './cart-drawer.tsx'

/** Opens the drawer before it returns. */
export function mountDrawer({ supportEmail, words }: { supportEmail: string; words: string | undefined }) {
  const container = document.createElement('div')
  document.body.append(container)
  const onClosed = () => {
    root.unmount()
    container.remove()
  }
  const root = renderIn(container, createElement(CartDrawer, { supportEmail, words, onClosed }), (error) => {
    reportError(error)
    onClosed()
  })
}
