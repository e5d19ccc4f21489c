import { expect, test } from 'vitest'
import { headerKind, stickAbovePx } from './shell.tsx'

test('pages on which visitors register for an event have a header of their own (SH-028, SH-029)', () => {
  expect(headerKind('/conference/registration')).toBe('registration')
  expect(headerKind('/fall-institute/registration/guests')).toBe('registration')
  expect(headerKind('/fall-institute/registrations')).toBe('full')
})

test('a path that contains /lp/ has no header (SH-032)', () => {
  expect(headerKind('/lp/leadership')).toBe('none')
  expect(headerKind('/events/lp/autumn')).toBe('none')
  expect(headerKind('/lpn/help')).toBe('full')
})

test('the sub-navigation stays in view from 650 px on the fall institute and from 0 px elsewhere (SH-024, SH-025)', () => {
  expect(stickAbovePx('/fall-institute')).toBe(650)
  expect(stickAbovePx('/conference')).toBe(0)
})
