import { expect, test } from 'vitest'
import { memory } from '../base/storage/memory.ts'
import { placesIn } from './places.ts'

function storage(first: Record<string, string> = {}) {
  const stored = new Map(Object.entries(first))
  return memory({ get: (key) => stored.get(key), set: (key, text) => stored.set(key, text).has(key) })
}
const home = { target: 'association/home', width: 375 }

test('a place is known in another frame of the tab, for its own width only', () => {
  const tab = storage()
  placesIn(tab).keep(home, { top: 900, source: 'home' })
  placesIn(tab).keep(home, { top: 1200, source: 'home-quote' })
  const elsewhere = placesIn(tab)
  expect(elsewhere.of(home)).toEqual({ top: 1200, source: 'home-quote' })
  expect(elsewhere.of({ ...home, width: 820 })).toBeUndefined()
})

test('the oldest places are forgotten', () => {
  const tab = storage()
  const places = placesIn(tab)
  places.keep(home, { top: 1, source: 'home' })
  for (let page = 0; page < 50; page += 1)
    places.keep({ target: `association/${page}`, width: 375 }, { top: page, source: 'x' })
  expect(places.of(home)).toBeUndefined()
  expect(places.of({ target: 'association/49', width: 375 })).toEqual({ top: 49, source: 'x' })
})

test.each(['no JSON', '{}', '[["association/home@375",{"top":"1"}]]', '[null]'])(
  'a stored value of another form is no place: %s',
  (value) => {
    expect(placesIn(storage({ 'association-app:preview-places': value })).of(home)).toBeUndefined()
  },
)
