import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartPage } from './cart-page.tsx'

test('without JavaScript the page of the cart says that it needs it, and offers the mail', () => {
  const html = renderToStaticMarkup(<CartPage supportEmail="help@leaders.example" />)
  expect(html).toMatch(/<noscript><p>The cart needs JavaScript.*<a href="mailto:help@leaders\.example"/)
})
