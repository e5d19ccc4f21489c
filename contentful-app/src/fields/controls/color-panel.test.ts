import { contentTypeFor } from '@association/content/content-types'
import { expect, test } from 'vitest'
import { contrastWith, ratioWords } from './color-panel.tsx'

const entry = (values: Record<string, unknown>) => {
  const type = contentTypeFor('content')
  if (!type) throw new Error('The model has no type “content”.')
  return { type, values: () => values }
}

test('a text color is compared with the background behind it', () => {
  const found = contrastWith(entry({ color: 'white', contentBackgroundColor: 'yellow' }), 'color', 'white')
  expect(found).toMatchObject({ isEnough: false, with: 'content background color' })
})

test('a background is compared with the text on it', () => {
  const found = contrastWith(
    entry({ color: 'white', contentBackgroundColor: 'navy' }),
    'contentBackgroundColor',
    'navy',
  )
  expect(found).toMatchObject({ isEnough: true, with: 'color' })
})

test('a block without the other color says nothing', () =>
  expect(contrastWith(entry({ color: 'white' }), 'color', 'white')).toBeUndefined())

test('a ratio is never rounded up', () => expect(ratioWords(4.49)).toBe('4.4 : 1'))
