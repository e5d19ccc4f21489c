import { expect, test } from 'vitest'
import { normalizer } from './normalize.ts'

const normalize = normalizer({
  offset: 23_000,
  names: { '/srv/house/.data': '<data>', '/srv/house': '<root>' },
})

test.each([
  ['a port of the stack', 'http://localhost:26000/a', 'http://localhost:3000/a'],
  [
    'a port in a parameter',
    'returnTo=http%3A%2F%2Flocalhost%3A26000',
    'returnTo=http%3A%2F%2Flocalhost%3A3000',
  ],
  ['a folder', '/srv/house/.data/site and /srv/house/cli', '<data>/site and <root>/cli'],
  ['a built script', '/_next/static/chunks/2m2rs7k~p30o.css', '/_next/static/chunks/*.css'],
  [
    'a built font',
    '/_next/static/media/open_sans-s.p.39z3kdm_8xrx8.woff2',
    '/_next/static/media/open_sans-s.p.*.woff2',
  ],
  ['an island', '/islands/chosen-variant-D8-GYS.js', '/islands/chosen-variant-*.js'],
  ['a shared part of islands', '/islands/is-record-4Dy6cloA.js', '/islands/is-record-*.js'],
  ['the digest of a script', 'sha256-5OGU9ALopehfB4TR0n9eTK6rE3Vjrdgm4x/up7Oe4yo=', 'sha256-*'],
  [
    'classes of modules',
    '<p class="lead NcM5aW_text B1-rC__wide">NcM5aW_text',
    '<p class="lead *_text *_wide">NcM5aW_text',
  ],
  ['a class whose hash begins with a digit', '<p class="_8ImdHG_text">', '<p class="*_text">'],
  ['a nonce', `'nonce-a+/=' nonce="a+/="`, `'nonce-*' nonce="*"`],
  ['a random id', '1f0c7e5a-93b1-4c55-9b0e-0a1b2c3d4e5f', '<uuid>'],
  ['a hash', `/${'0a'.repeat(32)}.json`, '/<hash>.json'],
  ['a sealed value in a path', `/multipass/${'xY3-'.repeat(20)}==`, '/multipass/<token>'],
  ['a duration', '{"durationMs": 1043}', '{"durationMs": <n>}'],
  ['a token', `token=${'aB3_'.repeat(12)}.${'x1'.repeat(20)}`, 'token=<token>'],
])('%s is the same in each record', (_, text, expected) => expect(normalize(text)).toBe(expected))

test.each([
  ['2026-11-25T01:02:03.456Z', '<time>'],
  ['Wed, 25 Nov 2026 01:02:03 GMT', '<time> GMT'],
  ['2026-11-25 01:02 UTC', '<time> UTC'],
  ['DTSTAMP:20261125T010203Z', 'DTSTAMP:<time>'],
  ['DTSTART;TZID=America/New_York:20270421T080000', 'DTSTART;TZID=America/New_York:<day>T080000'],
  ['2027-04-21T08:00-05:00', '<date>T08:00-05:00'],
  ['Wednesday, April 21, 2027', '<weekday>, <month> <day>, <year>'],
  ['April 21–23, 2027', '<month> <day>–<day>, <year>'],
  ['Apr 30 – Jun 2, 2027', '<mon> <day> – <mon> <day>, <year>'],
  ['in April 2027', 'in <month> <year>'],
])('of the date %s the form is kept', (text, expected) => expect(normalize(text)).toBe(expected))

test.each([
  'class="col-md-6 mb-3 d-none"',
  'in March we may meet 20 people',
  'http://localhost:4010/authorize',
  '/articles/a-title-of-many-words-that-goes-on-and-on-without-end',
])('%s stays', (text) => expect(normalize(text)).toBe(text))
