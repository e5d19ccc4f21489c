import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListNextStep } from './next-step.tsx'

const shown = (path?: '/contact') =>
  renderToStaticMarkup(
    <ListNextStep text="Not sure?" label="Ask us" path={path} supportEmail="help@site.test" />,
  )

test('the line below a list leads to a page, or to a person', () => {
  expect(shown('/contact')).toContain('Not sure? <a href="/contact">Ask us</a>')
  expect(shown()).toContain('<a href="mailto:help@site.test" target="_blank" rel="noopener">Ask us</a>')
})
