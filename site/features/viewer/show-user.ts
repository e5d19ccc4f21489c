import type { Viewer } from '../viewer-data/viewer-answer.ts'

/** For guests, `data-viewer` shows the login link. */
export function showUser(container: ParentNode, viewer: Viewer) {
  const account = container.querySelector<HTMLElement>('[data-account]')
  const name = account?.querySelector('[data-name]')
  const orders = account?.querySelector<HTMLAnchorElement>('[data-orders]')
  if (!account || !name || !orders) return
  const isMember = viewer.phase === 'member'
  account.hidden = !isMember
  name.textContent = isMember ? viewer.name : ''
  orders.setAttribute('href', (isMember && viewer.ordersUrl) || (orders.dataset.orders ?? ''))
}
