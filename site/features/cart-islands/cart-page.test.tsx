import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartPage } from './cart-page.tsx'

test('leads to the rules of refunds, if the site has a page with them', () => {
  const html = (refunds?: { href: string }) =>
    renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" refunds={refunds} />)
  expect(html({ href: '/legal/refunds' })).toContain('<a href="/legal/refunds">Refunds and cancellations</a>')
  expect(html()).not.toContain('Refunds')
})

test('says what happens after the cart, and whom to ask', () => {
  const html = renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" />)
  expect(html).toMatch(
    /<h2>How ordering works<\/h2><ol[^>]*>(<li[^>]*><strong>[^<]+<\/strong><p>[^<]+<\/p><\/li>){3}<\/ol>/,
  )
  expect(html).toMatch(/Write to <a href="mailto:help@leaders\.example"[^>]*>[^<]+<\/a>\.<\/p>/)
})

test('without JavaScript the page of the cart says that it needs it, and offers the mail', () => {
  const html = renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" />)
  expect(html).toMatch(/<noscript><p>The cart needs JavaScript.*<a href="mailto:help@leaders\.example"/)
})

test('a signed-in visitor does not read that the first step is to log in', () => {
  const html = renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" />)
  expect(html.match(/<li data-unless-signed-in=""><strong>[^<]+/g)).toEqual([
    '<li data-unless-signed-in=""><strong>Log in or register',
  ])
})
