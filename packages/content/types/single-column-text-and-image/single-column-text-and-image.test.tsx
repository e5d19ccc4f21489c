import { describe, expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const block = (text: string) => wire('title', { text }, text)
const single = (fields: Record<string, unknown> = {}) =>
  markupOf('singleColumnTextAndImage', {
    leftSideComponents: [block('Left')],
    rightSideComponents: [block('Right')],
    ...fields,
  })

describe('two sides that say nothing of their look', () => {
  test('are vertically centered, between paddings of 3', () => {
    expect(single()).toContain('<section class="band ground pt-3 pb-3">')
    expect(single()).toContain('class="row columns align-items-center"')
  })

  test('stack on phones and share the row from 768 px', () => {
    expect(single().match(/class="col-12 col-md"/g)).toHaveLength(2)
  })

  test('take 11 of 12 columns, and all 12 from 992 px', () => {
    expect(single().match(/class="stack col-11 col-lg-12"/g)).toHaveLength(2)
  })
})

test('takes the inner columns of each width from the entry and leaves out invalid numbers', () => {
  const markup = single({
    leftSideInnerBreakpoints: { xs: 12, sm: 10, md: 9, lg: 8 },
    rightSideInnerBreakpoints: { xs: 13, md: 6, xl: 3, sm: 'x' },
  })
  expect(markup).toContain('class="stack col-12 col-sm-10 col-md-9 col-lg-8"')
  expect(markup).toContain('class="stack col-md-6"')
})

test.each([[[]], ['x'], [{}], [{ xs: 0 }]])('uses the defaults for the invalid inner columns %j', (value) => {
  expect(single({ leftSideInnerBreakpoints: value })).toContain('class="stack col-11 col-lg-12"')
})

test('offset, paddings, colour, alignment and link target follow the editor', () => {
  const markup = single({
    hashLink: 'here',
    leftSideOffset: 2,
    topPadding: 0,
    bottomPadding: 5,
    backgroundColor: 'navy',
    verticalAlign: 'start',
  })
  expect(markup).toContain(
    '<section class="band ground on-dark pt-0 pb-5" style="--background:var(--color-navy)"><a name="here"></a>',
  )
  expect(markup).toContain('class="col-12 col-md offset-md-2"')
  expect(markup).toContain('align-items-start')
})

test('centers the bottom blocks below both sides', () => {
  const markup = single({ bottomCenter: [block('Below')] })
  expect(markup).toMatch(/Left.*Right.*<div class="stack center bottom">.*Below/)
  expect(single()).not.toContain('bottom')
})

test('an empty side leaves its room to the other', () => {
  expect(single({ leftSideComponents: undefined }).match(/col-md"/g)).toHaveLength(1)
})

test('invalid inner columns are an error', () => {
  const model = contentTypeFor('singleColumnTextAndImage')
  const fields = { internalName: 'x', leftSideComponents: [{}], leftSideInnerBreakpoints: { xs: 13 } }
  expect(model && check(model, fields)).toMatchObject([
    { severity: 'error', field: 'leftSideInnerBreakpoints' },
  ])
})
