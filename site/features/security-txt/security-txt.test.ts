import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const config = { siteUrl: 'https://www.leaders.example', supportEmail: 'help@leaders.example' }

test('the file contains a contact and an expiry', () =>
  expect(securityTxt(config, Date.parse('2026-11-22T17:00:00Z'))).toBe(
    [
      'Contact: mailto:help@leaders.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.leaders.example/.well-known/security.txt',
      '',
    ].join('\n'),
  ))

test('it is the same during a day', () =>
  expect(securityTxt(config, Date.parse('2026-11-22T00:00:00Z'))).toBe(
    securityTxt(config, Date.parse('2026-11-22T23:59:59Z')),
  ))
