import { text } from '@association/content/define/field.ts'
import { items } from '@association/content/define/json-form.ts'
import { capacityForm } from '@association/content/shared/events/edition-forms.ts'
import { scheduleForm } from '@association/content/shared/schedule/form.ts'
import { describe, expect, test } from 'vitest'
import { formStore } from './form-store.ts'
import { addItem, duplicateItem, moveItem, removeItem } from './list-moves.ts'
import { partOf } from './part.ts'
import { jsonValue } from './testing/json-value.ts'

const card = items({
  name: 'Card',
  of: { title: text(), tags: items({ name: 'Tag', of: { text: text() } }) },
})
const form = { fields: { title: text(), cards: card } }

function opened(start: unknown) {
  const { value, said } = jsonValue(start)
  const store = formStore(value, form)
  return { value, said, store, cards: { store, place: ['cards'], name: 'card' } }
}

const threeCards = { cards: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] }

test('writes input into the JSON, and keeps all other values', () => {
  const { value, store } = opened({ title: 'Old', stranger: [1], cards: 'none' })
  partOf(store, ['title'], text()).set('New')
  expect(value.get()).toEqual({ title: 'New', stranger: [1], cards: 'none' })
  partOf(store, ['title'], text()).set('')
  expect(value.get()).toEqual({ stranger: [1], cards: 'none' })
})

test('a form that is closed does not follow its field any more, and knows its values when it opens again', () => {
  const { value, listeners } = jsonValue({ title: 'A' })
  const store = formStore(value, form)
  const told: unknown[] = []
  const close = store.subscribe(() => told.push(store.at(['title'])))
  value.set({ title: 'B' })
  close()
  expect([told, listeners()]).toEqual([['B'], 0])
  value.set({ title: 'C' })
  expect(store.at(['title'])).toBe('C')
})

test('an empty form has no value', () => {
  const { value, store } = opened({ title: 'A' })
  partOf(store, ['title'], text()).set('')
  expect(value.get()).toBeUndefined()
})

test('text that is no value of a part is kept in the JSON', () => {
  const { value, store } = opened({})
  partOf(store, ['title'], { kind: 'integer' }).hold('12 px')
  expect(value.get()).toEqual({ title: '12 px' })
})

describe('the cards of a list', () => {
  test('keep their keys when they move, so that a field stays with its card', () => {
    const { value, store, cards, said } = opened(threeCards)
    const [a = ''] = store.keysOf(['cards'])
    const title = partOf(store, ['cards', a, 'title'], text())
    expect(moveItem(cards, a, 2)).toBe('Moved card 1 to position 3 of 3.')
    title.set('A2')
    expect(value.get()).toEqual({ cards: [{ title: 'B' }, { title: 'C' }, { title: 'A2' }] })
    expect(said).toEqual(['Moved card 1 to position 3 of 3'])
  })

  test('keep their keys while two of them become equal', () => {
    const { store } = opened(threeCards)
    const keys = store.keysOf(['cards'])
    partOf(store, ['cards', keys[0] ?? '', 'title'], text()).set('B')
    expect(store.keysOf(['cards'])).toEqual(keys)
  })

  test('keep their keys when undo brings a card back', () => {
    const { value, store, cards } = opened(threeCards)
    const [a = '', b, c] = store.keysOf(['cards'])
    removeItem(cards, a)
    expect(store.keysOf(['cards'])).toEqual([b, c])
    value.replace(threeCards)
    expect(store.keysOf(['cards']).slice(1)).toEqual([b, c])
  })

  test('do not move out of the list', () => {
    const { store, cards } = opened(threeCards)
    expect(moveItem(cards, store.keysOf(['cards'])[0] ?? '', -1)).toBeUndefined()
  })

  test('are copied without their id, after the original', () => {
    const { value, store, cards } = opened({ cards: [{ id: 'x', title: 'A' }, { title: 'B' }] })
    expect(duplicateItem(cards, store.keysOf(['cards'])[0] ?? '')?.said).toBe('Duplicated card 1.')
    expect(value.get()).toEqual({ cards: [{ id: 'x', title: 'A' }, { title: 'A' }, { title: 'B' }] })
  })

  test('begin with nothing', () => {
    const { value, cards } = opened(undefined)
    expect(addItem(cards, card).said).toBe('Added card 1.')
    expect(value.get()).toEqual({ cards: [{}] })
  })

  test('can contain lists of their own', () => {
    const { value, store } = opened({ cards: [{ tags: [{ text: 'x' }] }] })
    const [key = ''] = store.keysOf(['cards'])
    const [tag = ''] = store.keysOf(['cards', key, 'tags'])
    partOf(store, ['cards', key, 'tags', tag, 'text'], text()).set('y')
    expect(value.get()).toEqual({ cards: [{ tags: [{ text: 'y' }] }] })
  })
})

test('notifies a part of an outside change only if its own value changed', () => {
  const { value, store } = opened({ title: 'A' })
  const heard: unknown[] = []
  partOf(store, ['title'], text()).onOutsideChange((next) => heard.push(next))
  value.replace({ title: 'A', cards: [] })
  value.replace({ title: 'B' })
  expect(heard).toEqual(['B'])
})

describe('JSON of another shape', () => {
  test('is a list of days in a schedule', () => {
    const { value } = jsonValue([{ date: '2026-04-17' }])
    const store = formStore(value, scheduleForm)
    const [day = ''] = store.keysOf(['days'])
    partOf(store, ['days', day, 'title'], text()).set('Friday')
    expect(value.get()).toEqual([{ date: '2026-04-17', title: 'Friday' }])
  })

  test('is an object of seats, and a course that is written twice is not lost', () => {
    const { value } = jsonValue({ courses: { a: 24, b: 30 }, golf: 72, hotel: 1 })
    const store = formStore(value, capacityForm)
    const [, b = ''] = store.keysOf(['courses'])
    partOf(store, ['courses', b, 'slug'], text()).set('a')
    expect(value.get()).toEqual({ courses: { a: 24, 'a (2)': 30 }, golf: 72, hotel: 1 })
  })

  test('cannot be shown where it is not that shape, and stays', () => {
    const { value } = jsonValue({ days: 1 })
    expect(formStore(value, scheduleForm).values()).toBeUndefined()
    expect(value.get()).toEqual({ days: 1 })
  })
})
