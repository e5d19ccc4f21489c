import { expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { checklist as model } from './model.ts'

const item = (title: string) => wire('checklistItem', { title }, title)
const checklist = (fields: Record<string, unknown> = {}) =>
  markupOf('checklist', { checklistTitle: 'Before you apply', checklistItems: [item('Letters')], ...fields })

test('a plain checklist is as wide as its place, between paddings of 2', () => {
  expect(checklist()).toContain('<div class="checklist pt-2 pb-2"><h2 class="title">Before you apply</h2>')
  expect(model.fields.paddingTop.default).toBe(2)
  expect(model.fields.paddingBottom.default).toBe(2)
  expect(model.fields.columnWidth.default).toBe(12)
})

test('its items are headings below its title, or at its rank if it has no title', () => {
  expect(checklist()).toContain('<h3 class="title">Letters</h3>')
  expect(checklist({ checklistTitle: undefined })).toContain('<h2 class="title">Letters</h2>')
})

test('anchor, background, columns and paddings follow the editor', () => {
  const markup = checklist({
    hashId: 'apply',
    backgroundColor: 'paleBlue',
    columnWidth: 6,
    paddingTop: 0,
    paddingBottom: 5,
  })
  expect(markup).toContain(
    '<div class="checklist boxed on-light pt-0 pb-5" style="--background:var(--color-pale-blue);--columns:50%"><a name="apply"></a>',
  )
})

test('words are light on a dark background', () => {
  expect(checklist({ backgroundColor: 'navy' })).toContain('boxed on-dark')
})

test('shows its buttons below the items', () => {
  const buttons = wire('buttonGroup', { button1Text: 'Apply now', button1Url: '/apply' })
  expect(checklist({ buttons })).toMatch(/<\/details>.*<a href="\/apply"/)
})

test('an empty checklist renders nothing and warns its editor', () => {
  expect(markupOf('checklist', {})).not.toContain('checklist')
  const type = contentTypeFor('checklist')
  expect(type && check(type, { internalName: 'Empty' })).toMatchObject([
    { severity: 'warning', field: 'checklistItems' },
  ])
})
