import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'
import { asListed, asPage } from './as-page.ts'

const entry = (type: string) => reader({ spaceOf: () => 'association' })(wire(type)) as Entry

test.each([
  ['basicArticle', 'page', 'card'],
  ['product', 'page', 'card'],
  ['pressRelease', 'page', 'block'],
  ['jobPosting', 'page', 'block'],
  ['quoteBlock', 'block', undefined],
  ['page', 'block', undefined],
  ['color', undefined, undefined],
])('a preview of %s shows it as %s, and as %s of a list', (type, as, listed) => {
  expect(asPage(entry(type))?.as).toBe(as)
  expect(asListed(entry(type))?.as).toBe(listed)
})
