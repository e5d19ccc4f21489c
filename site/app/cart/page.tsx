import type { Metadata } from 'next'
import { config } from '../../base/config.ts'
import { CartPage } from '../../features/cart-islands/cart-page.tsx'
import { messages } from '../../features/cart-islands/messages.ts'
import { loadRefundLink } from '../../page/settings/refund-link.ts'

/** Stored: only the browser knows the cart. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.title, robots: { index: false } }

export default async function Page() {
  return <CartPage supportEmail={config.supportEmail} refunds={await loadRefundLink()} />
}
