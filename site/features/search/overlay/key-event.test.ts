import { expect, test } from 'vitest'
import { keyEvent } from './key-event.ts'
import type { SearchState } from './search-state.ts'

const idle: SearchState = { phase: 'idle', query: 'lead', page: 0, sequence: 1 }
const listed = (active: number | undefined): SearchState => ({
  ...idle,
  phase: 'suggesting',
  suggestions: ['one', 'two', 'three'],
  active,
  isWaiting: false,
})
const press = (key: string, state: SearchState, more = {}) =>
  keyEvent({ key, altKey: false, isComposing: false, ...more }, state)

test.each([
  ['ArrowDown', undefined, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', undefined, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
])('%s from suggestion %s goes to suggestion %i', (key, from, to) => {
  expect(press(key, listed(from))).toEqual({ event: { type: 'move', to }, isTaken: true })
})

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s goes back to the text, where it moves the cursor',
  (key) => {
    expect(press(key, listed(1))).toEqual({ event: { type: 'move', to: undefined }, isTaken: false })
  },
)

test('SE-014 Enter searches for the text, or for the selected suggestion', () => {
  expect(press('Enter', idle)?.event).toEqual({ type: 'search' })
  expect(press('Enter', listed(undefined))?.event).toEqual({ type: 'search' })
  expect(press('Enter', listed(1))?.event).toEqual({ type: 'choose', suggestion: 'two' })
})

test('SE-002 Escape closes the suggestions first, and then belongs to the dialog', () => {
  expect(press('Escape', listed(1))).toEqual({ event: { type: 'dismiss' }, isTaken: true })
  expect(press('Escape', idle)).toBeUndefined()
})

test.each([
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
])('%s on a closed list opens it and selects its %s suggestion', (key, select) => {
  expect(press(key, idle)).toEqual({ event: { type: 'write', query: 'lead', select }, isTaken: true })
})

test('Alt and an arrow open and close the suggestions', () => {
  expect(press('ArrowDown', idle, { altKey: true })?.event).toEqual({ type: 'write', query: 'lead' })
  expect(press('ArrowUp', listed(1), { altKey: true })?.event).toEqual({ type: 'dismiss' })
  expect(press('ArrowDown', listed(1), { altKey: true })).toBeUndefined()
})

test('a key that completes a character of an input method does nothing else', () => {
  expect(press('Enter', listed(1), { isComposing: true })).toBeUndefined()
})

test('other keys belong to the text field', () => {
  for (const key of ['a', 'Backspace', 'Tab']) expect(press(key, listed(1))).toBeUndefined()
})
