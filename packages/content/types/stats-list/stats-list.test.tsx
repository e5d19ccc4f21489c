import { expect, test } from 'vitest'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const figure = (id: string) => wire('stats', { figure: id, label: 'physicians' }, id)
const list = (fields: Record<string, unknown> = {}) =>
  markupOf('statsList', { title: 'In short', stats: ['1', '2', '3', '4', '5'].map(figure), ...fields })

test('shows figures side by side below their title, four in a row unless the editor sets more', () => {
  expect(list()).toContain('<h2 class="title">In short</h2>')
  expect(list()).toContain('--columns:4')
  expect(list({ stats: [figure('1')] })).toContain('--columns:1')
  expect(list({ columnCount: 6 })).toContain('--columns:6')
})

test('anchor, background and paddings follow the editor', () => {
  const markup = list({ hashLink: 'figures', backgroundColor: 'navy', paddingTop: 0, paddingBottom: 5 })
  expect(markup).toContain(
    '<div class="list boxed on-dark pt-0 pb-5" style="--background:var(--color-navy)"><a name="figures"></a>',
  )
})

test('an empty list shows nothing', () => expect(markupOf('statsList', {})).not.toContain('list'))
