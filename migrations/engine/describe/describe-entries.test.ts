import { expect, test } from 'vitest'
import type { EntryOperation, EntryState } from '../operations/operation.ts'
import type { PlannedChange } from '../operations/space-plan.ts'
import { describePlans } from './describe.ts'

const values = (summary: string) => ({
  fields: { title: { 'en-US': 'Leading well' }, summary: { 'en-US': summary } },
})
const published = (summary: string): EntryState => ({
  type: 'basicArticle',
  saved: values(summary),
  published: values(summary),
})
const draft = (summary: string): EntryState => ({ type: 'basicArticle', saved: values(summary) })
const transformed = (id: string, state: (summary: string) => EntryState): EntryOperation => ({
  kind: 'entry',
  id,
  from: state('Old'),
  to: state('New'),
})

function told(operations: readonly EntryOperation[], more: Partial<PlannedChange> = {}, verbose = false) {
  const stages = [{ about: 'transform basicArticle', operations }]
  const change = { id: '0002', about: 'New', checksum: '', stages, losses: [], warnings: [], ...more }
  const plan = { space: 'association', applied: 1, changes: [change] } as const
  return describePlans([plan], { verbose, titleField: () => 'title' })
}

test('a stage counts its entries by state and shows two examples', () => {
  const operations = [
    transformed('a', published),
    transformed('b', draft),
    transformed('c', draft),
    transformed('d', (summary) => ({ ...published(summary), saved: values(`${summary} draft`) })),
  ]
  expect(told(operations).slice(2, 8)).toEqual([
    '    ~ transform basicArticle: 4 entries (2 drafts, 1 with unpublished changes)',
    '        “Leading well” (a)',
    '            summary: “Old” → “New”',
    '        “Leading well” (b)',
    '            summary: “Old” → “New”',
    '        … and 2 more; --verbose shows them',
  ])
  const all = told(operations, {}, true)
  expect(all).toContain('            summary: “Old draft” → “New draft”')
  expect(all).toContain('            summary: “Old” → “New” (published)')
})

test('long texts are shown where they differ', () => {
  const long = 'The same words at the beginning of both texts, and then '
  const operation = { ...transformed('a', draft), from: draft(`${long}old`), to: draft(`${long}new`) }
  expect(told([operation])).toContain('            summary: “… and then old” → “… and then new”')
})

test('shows only the differences in links, lists and rich text', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const text = (id: string) => ({ nodeType: 'document', content: [{ data: { target: link(id) } }] })
  const state = (fields: Record<string, unknown>): EntryState => ({
    type: 'page',
    saved: {
      fields: Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }])),
    },
  })
  const from = state({ parts: [link('a'), link('old')], hero: link('a'), text: text('old') })
  const to = state({ parts: [link('a'), link('new')], hero: link('b'), text: text('new') })
  expect(told([{ kind: 'entry', id: 'home', from, to }]).slice(4, 7)).toEqual([
    '            parts: - old; + new',
    '            hero: a → b',
    '            text: old → new',
  ])
})

test('entries that come and go are named', () => {
  expect(told([{ kind: 'entry', id: 'a', to: draft('New') }]).slice(2, 4)).toEqual([
    '    + transform basicArticle: 1 entry (1 draft)',
    '        + “Leading well” (a)',
  ])
  expect(told([{ kind: 'entry', id: 'a', from: draft('Old') }])[2]).toMatch(/^ {4}- transform/)
})

test('does not count the implicit work of Contentful', () => {
  expect(told([{ ...transformed('a', draft), isImplied: true }])[2]).toBe('    nothing left to do')
})

test('names each loss, and says in the last line that the change needs --allow-data-loss', () => {
  const loss = { what: 'The values of talk.room go.', entries: 3, published: 1, examples: ['a', 'b'] }
  const lines = told([], { losses: [loss], warnings: ['Editors see it at once.'] })
  expect(lines).toContain('    LOST: The values of talk.room go.')
  expect(lines).toContain('        3 entries, 1 published: a, b, …')
  expect(lines).toContain('    note: Editors see it at once.')
  expect(lines.at(-1)).toContain('1 loss: goes on only with --allow-data-loss')
})

test('the last line says how much there is to do and how long it takes', () => {
  const operations = Array.from({ length: 2000 }, (_, index) => transformed(`entry-${index}`, published))
  expect(told(operations).at(-1)).toMatch(
    /^1 change pending; about 2,0\d\d requests, 3 min at 10 a second\.$/,
  )
})

test('nothing pending is one line for each space', () => {
  const plans = (['association', 'events'] as const).map((space) => ({ space, applied: 2, changes: [] }))
  expect(describePlans(plans)).toEqual([
    'association: up to date (2 applied)',
    '',
    'events: up to date (2 applied)',
    '',
    'Nothing is pending.',
  ])
})
