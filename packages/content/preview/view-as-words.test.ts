import { expect, test } from 'vitest'
import { viewAsWords } from './view-as-words.ts'

test('describes a view in words, with its time in Chicago', () => {
  expect(viewAsWords({ viewer: 'member', priceLevel: 'Level 15', now: '2027-03-03T15:00:00.000Z' })).toBe(
    'a member at Level 15 on March 3, 2027, 9:00 AM Chicago time',
  )
  expect(viewAsWords({ viewer: 'expiring', program: 'aapmr', hasCart: true })).toBe(
    'a member whose membership expires soon in the AAPM&R program with a cart',
  )
})

test('a visitor who is not signed in has neither a level nor a program', () =>
  expect(viewAsWords({ viewer: 'anonymous', priceLevel: 'Level 15', program: 'acp' })).toBe(
    'a visitor who is not signed in',
  ))

test('noon and midnight', () => {
  expect(viewAsWords({ viewer: 'member', now: '2027-07-01T17:00:00.000Z' })).toContain('12:00 PM')
  expect(viewAsWords({ viewer: 'member', now: '2027-07-01T05:05:00.000Z' })).toContain('12:05 AM')
})
