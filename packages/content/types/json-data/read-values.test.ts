import { expect, test } from 'vitest'
import { readBlock } from '../../shared/json/read-block.ts'
import { accessKnowledge } from './kinds/access-knowledge/schema.ts'
import { map } from './kinds/map/schema.ts'

const read = (data: unknown) => readBlock(accessKnowledge, data)
const card = { title: 'Finance', type: 'large' }

test('defaults are applied and lists are never missing', () => {
  const { values } = read({ cards: [{ title: 'Finance', tags: [{ text: 'New' }] }] })
  expect(values.cards[0]).toMatchObject({ type: 'small', badgeType: 'image', tags: [{ type: 'topic' }] })
  expect(read({ cards: [card] }).values.cards[0]?.tags).toEqual([])
  expect(read(undefined).values.cards).toEqual([])
})

test('leaves out items without their required values and keeps the others', () => {
  const { values } = read({ cards: [{ type: 'small' }, 'words', null, { title: 7 }, card] })
  expect(values.cards.map(({ title }) => title)).toEqual(['Finance'])
})

test('a tag that cannot be read is left out, its card stays', () => {
  const tags = [{}, { text: 'New' }]
  expect(read({ cards: [{ ...card, tags }] }).values.cards[0]?.tags).toEqual([{ text: 'New', type: 'topic' }])
  expect(read({ cards: [{ ...card, tags: 'New' }] }).values.cards[0]?.tags).toEqual([])
})

test('a value of another kind is left out, its card stays', () => {
  const { values, faults } = read({ cards: [{ ...card, description: 7, type: 'huge', link: ['/a'] }] })
  expect(values.cards[0]).toMatchObject({ title: 'Finance', type: 'small', description: undefined })
  expect(values.cards[0]?.link).toBeUndefined()
  expect(faults.filter(({ isShape }) => isShape)).toEqual([])
})

test('credits may be a number', () =>
  expect(read({ cards: [{ ...card, credits: 1.5 }] }).values.cards[0]?.credits).toBe('1.5'))

test.each(['words', 7, true, ['a']])('%j is no block, and still has its lists', (data) => {
  const { values, faults } = read(data)
  expect(values.cards).toEqual([])
  expect(faults.map(({ message }) => message)).toEqual(['Data: must be an object in braces { }.'])
})

test('keys that all objects share are no values', () => {
  const { values } = read(JSON.parse('{"cards":[{"__proto__":{"title":"Stolen"},"title":"Own"}]}'))
  expect(values.cards[0]?.title).toBe('Own')
  expect(read({ cards: [{ constructor: 'x', title: 'Own' }] }).faults.map(({ message }) => message)).toEqual([
    'The section has no large card. Give one card the type “large”.',
  ])
})

test('a value in a form of its own is never cut: its beginning could mean something else', () => {
  const embedOf = (embed: string) => readBlock(map, { address: 'A', embed }).values.embed
  expect(embedOf('embed?pb=!1m18')).toBe('embed?pb=!1m18')
  expect(embedOf(`embed?pb=${'a'.repeat(1500)}`)).toBeUndefined()
})
