import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const shown = (current: number, total: number | undefined) =>
  renderToStaticMarkup(
    <Pagination current={current} total={total} linkTo={(page) => ({ href: `/p/${page}` })} />,
  )

test('a page between two others leads to both, and says where it is', () => {
  expect(shown(2, 3)).toMatch(/<a href="\/p\/1" [^>]*>Previous page<\/a>/)
  expect(shown(2, 3)).toMatch(/<a href="\/p\/3" [^>]*>Next page<\/a>/)
  expect(shown(2, 3)).toContain('Page 2 of 3')
})

test('the first page has no previous one, and the last no next', () => {
  expect(shown(1, 3)).not.toContain('Previous page')
  expect(shown(3, 3)).not.toContain('Next page')
})

test.each([undefined, 0, 1, Number.NaN])('%s pages need no choice', (total) => {
  expect(shown(1, total)).toBe('')
})
