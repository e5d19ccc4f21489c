import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartPage } from './cart-page.tsx'

test('leads to the rules of refunds, if the site has a page with them', () => {
  const html = (refunds?: { href: string }) =>
    renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" refunds={refunds} />)
  expect(html({ href: '/legal/refunds' })).toContain('<a href="/legal/refunds">Refunds and cancellations</a>')
  expect(html()).not.toContain('Refunds')
})

test('without JavaScript the page of the cart says that it needs it, and offers the mail', () => {
  const html = renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" />)
  expect(html).toMatch(/<noscript><p>The cart needs JavaScript.*<a href="mailto:help@leaders\.example"/)
})
