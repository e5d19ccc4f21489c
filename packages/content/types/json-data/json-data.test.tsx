import { describe, expect, test } from 'vitest'
import { markupOf } from '../../testing/markup-of.ts'
import { examine } from './examine.ts'
import { examples } from './kinds/examples.ts'
import { kindNames } from './kinds/names.ts'

const block = (kind: string, data?: unknown) => markupOf('jsonData', { internalName: 'x', kind, data })

describe.each(kindNames)('%s', (kind) => {
  const pictures = [
    'first-light',
    'journal-physician-leadership',
    'cover-first-hundred-days',
    'open-leaves',
    'badge-cpe',
    'badge-fundamentals',
    'badge-ceo',
    'badge-cmo',
  ].map((asset) => ({ asset }))

  test('has an example in which nothing is wrong', () =>
    expect(examine({ kind, data: examples[kind], pictures })).toEqual([]))

  test('renders its example', () => expect(() => block(kind, examples[kind])).not.toThrow())
})
