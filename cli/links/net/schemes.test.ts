import { expect, test } from 'vitest'
import { verdictOfForm } from './schemes.ts'

const stateOf = (url: string) => verdictOfForm(new URL(url))?.state

test.each([
  'mailto:a@example.org',
  'mailto:a@example.org,b@example.org?cc=c@example.org',
  'mailto:a%2Bb@example.org',
  'mailto:?subject=Read%20this',
  'tel:+1-202-555-0110',
  'tel:(202)%20555-0110',
  'tel:911',
  'tel:+12025550110;ext=12',
  'sms:+12025550110',
  'data:text/plain,x',
  'webcal://example.org/a.ics',
])('%s is good', (url) => {
  expect(stateOf(url)).toBe('ok')
})

test.each([
  'mailto:',
  'mailto:nobody',
  'mailto:a@b',
  'mailto:a@b@c.org',
  'mailto:%',
  'tel:',
  'tel:call-me',
  'tel:+',
  'javascript:void(0)',
  'file:///C:/x.doc',
  'htp://example.org',
])('%s is malformed', (url) => {
  expect(stateOf(url)).toBe('broken')
})

test('does not judge an http(s) address by its form', () => {
  expect(stateOf('https://example.org')).toBeUndefined()
})
