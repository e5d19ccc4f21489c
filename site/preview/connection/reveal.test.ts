import type { Entry } from '@association/content'
import { expect, test } from 'vitest'
import type { CanvasBlock } from '../canvas/blocks/placed-blocks.ts'
import { blockOn } from './reveal.ts'

const space = 'association' as const
const idOf = (key: string) => key.split('/')[1] ?? ''

function placed(...trails: string[][]) {
  const blocks = trails.map((trail, index) => {
    const entry = { space, id: idOf(trail.at(-1) ?? '') } as Entry
    return { entry, trail, path: `${index}` } as unknown as CanvasBlock // the test does not use the elements
  })
  return { of: ({ entry }: { entry: string }) => blocks.filter((block) => block.entry.id === entry) }
}
const trail = (...ids: string[]) => ids.map((entry) => ({ space, entry }))
const keys = (...ids: string[]) => ids.map((id) => `${space}/${id}`)

test('of two places of an entry, the one on the trail is shown', () => {
  const blocks = placed(keys('page', 'first', 'quote'), keys('page', 'second', 'quote'))
  expect(blockOn(trail('page', 'second', 'quote'), blocks)?.path).toBe('1')
  expect(blockOn(trail('page', 'first', 'quote'), blocks)?.path).toBe('0')
})

test('a preview of a page that contains the edited block knows more of the way', () => {
  const blocks = placed(keys('page', 'band', 'quote'), keys('page', 'other', 'quote'))
  expect(blockOn(trail('other', 'quote'), blocks)?.path).toBe('1')
})

test('an entry that is not on the page has no block', () => {
  expect(blockOn(trail('page', 'gone'), placed(keys('page', 'quote')))).toBeUndefined()
  expect(blockOn([], placed())).toBeUndefined()
})
