import { expect, test } from 'vitest'
import { symbol, typeOf } from '../../testing/talks.ts'
import { isTypeBetween } from './type-between.ts'

test('the order of a list of accepted types is no change by a person', () => {
  const page = (...types: string[]) =>
    typeOf({
      title: symbol,
      opener: { ...symbol, type: 'Link', linkType: 'Entry', validations: [{ linkContentType: types }] },
    })
  const operation = {
    kind: 'contentType',
    id: 'page',
    from: page('quote', 'note'),
    to: page('quote', 'note', 'factBox'),
  } as const
  expect(isTypeBetween(page('factBox', 'note', 'quote'), operation)).toBe(true)
  expect(isTypeBetween(page('note', 'quote'), operation)).toBe(true)
  expect(isTypeBetween(page('factBox', 'quote'), operation)).toBe(false)
})

test('a run that was interrupted before it began leaves a third state', () => {
  const talk = (...types: string[]) =>
    typeOf({
      title: symbol,
      related: { ...symbol, type: 'Link', linkType: 'Entry', validations: [{ linkContentType: types }] },
    })
  const operation = { kind: 'contentType', id: 'talk', from: talk('speaker'), to: talk('poster') } as const
  const unbegun = talk('poster', 'speaker')
  expect(isTypeBetween(unbegun, operation)).toBe(false)
  expect(isTypeBetween(unbegun, { ...operation, unbegun })).toBe(true)
  expect(isTypeBetween(talk('sponsor'), { ...operation, unbegun })).toBe(false)
})
