import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { itemCount } from '../../cart-data/cart.ts'
import { onCart } from '../../cart-data/cart-store.ts'
import { openDrawer } from '../drawer/open-drawer.ts'
import { messages } from '../messages.ts'

export type CartLinkOptions = { supportEmail: string }

/** The badge has room for two digits. */
const maxShown = 99

export const enhance: Enhance<CartLinkOptions> = (element, { supportEmail }) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopCounting = onCart((cart) => showCount(element, itemCount(cart)))
  signal.addEventListener('abort', stopCounting)
  if (location.pathname === '/cart') return () => stopping.abort()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openDrawer({ supportEmail }).catch((error) => {
      reportError(error)
      location.assign('/cart')
    })
  }
  const link = element.querySelector('a')
  link?.addEventListener('click', open, { signal })
  link?.setAttribute('aria-haspopup', 'dialog')
  signal.addEventListener('abort', () => link?.removeAttribute('aria-haspopup'))
  return () => stopping.abort()
}

function showCount(element: HTMLElement, items: number) {
  const badge = element.querySelector<HTMLElement>('[data-count]')
  const words = element.querySelector('[data-count-words]')
  if (!badge || !words) return
  badge.hidden = items === 0
  badge.textContent = items > maxShown ? `${maxShown}+` : String(items)
  words.textContent = items === 0 ? '' : messages.items(items)
}
