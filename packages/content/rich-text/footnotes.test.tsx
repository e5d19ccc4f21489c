import { MARKS } from '@contentful/rich-text-types'
import { expect, test } from 'vitest'
import { heading, numbered, paragraph, richText } from '../shared/rich-text.ts'
import { detailMarkup } from '../testing/detail-of.ts'

const raised = (value: string) => ({
  nodeType: 'text' as const,
  value,
  marks: [{ type: MARKS.SUPERSCRIPT }],
  data: {},
})
const bodyOf = (...content: Parameters<typeof richText>) =>
  detailMarkup('basicArticle', { title: 'A', body: richText(...content) }).match(
    /<div id="text" class="body">(.*?)<\/div>/,
  )?.[1]
const notes = [heading(2, 'Notes'), numbered('First.', 'Second.')] as const

test('a raised number leads to its note, and the note back to the first place', () => {
  const body = bodyOf(paragraph('One', raised('1'), ' and again', raised('1'), '.'), ...notes)
  expect(body).toContain(
    'One<sup id="note-1-back"><a href="#note-1" aria-label="Note 1">1</a></sup> and again<sup><a href="#note-1" aria-label="Note 1">1</a></sup>.',
  )
  expect(body).toContain(
    '<li id="note-1" class="note"><p>First.</p><a href="#note-1-back" aria-label="Back to the text of note 1" class="back">↩</a></li>',
  )
})

test('a note without a reference leads nowhere', () =>
  expect(bodyOf(paragraph('One', raised('1'), '.'), ...notes)).toContain(
    '<li id="note-2" class="note"><p>Second.</p></li>',
  ))

test.each([
  ['a square before the first note', '2'],
  ['a number without a note', '3'],
  ['an ordinal', 'th'],
  ['zero', '0'],
])('%s is no reference', (_, value) =>
  expect(bodyOf(paragraph('One', raised(value)), ...notes)).toContain(`One<sup>${value}</sup>`),
)

test('a number larger than the notes is no reference, even in order', () =>
  expect(
    bodyOf(paragraph(raised('1'), raised('2'), raised('3')), ...notes)?.match(/<sup>3<\/sup>/),
  ).not.toBeNull())

test.each([
  ['another heading', [heading(2, 'Next steps'), numbered('First.')]],
  ['no list', [heading(2, 'Notes'), paragraph('First.')]],
  ['text below', [...notes, paragraph('The end.')]],
] as const)('a text with %s has no notes', (_, end) =>
  expect(bodyOf(paragraph('One', raised('1')), ...end)).not.toContain('note-1'),
)

test('an empty paragraph below the notes, as editors leave it, changes nothing', () =>
  expect(bodyOf(paragraph('One', raised('1')), ...notes, paragraph(''))).toContain('href="#note-1"'))
