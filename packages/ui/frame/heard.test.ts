import { expect, test } from 'vitest'
import { heardFrom } from './enhance.ts'

const source = {}
const expected = { prefix: 'form.', origin: 'null', source }
const heard = (data: unknown, from: Record<string, unknown> = {}) =>
  heardFrom({ data, source, origin: 'null', ...from } as MessageEvent<unknown>, expected)

test('reads the event and the height from a message of the frame', () => {
  expect(heard({ event: 'form.ready' })).toEqual({ event: 'ready', height: undefined })
  expect(heard({ event: 'form.page_height', payload: { height: '640.2px' } })).toEqual({
    event: 'page_height',
    height: 641,
  })
})

test('ignores other windows, origins and events', () => {
  expect(heard({ event: 'form.ready' }, { source: {} })).toBeUndefined()
  expect(heard({ event: 'form.ready' }, { origin: 'https://evil.example' })).toBeUndefined()
  expect(heard({ event: 'calendly.page_height' })).toBeUndefined()
})

test.each([null, 'form.ready', 1, {}, { event: 1 }, []])('%j is no message', (data) => {
  expect(heard(data)).toBeUndefined()
})

test.each([
  ['a page without end', '90000px', 6000],
  ['no height', 'tall', undefined],
  ['less than nothing', -3, undefined],
])('%s', (_, height, expectedHeight) => {
  expect(heard({ event: 'form.page_height', payload: { height } })?.height).toBe(expectedHeight)
})
