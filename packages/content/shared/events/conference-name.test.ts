import { expect, test } from 'vitest'
import { conferenceNameOf } from './conference-name.ts'

test.each([
  ['EV-031', 'Pre-conference: Reading a Budget', 'Pre-conference'],
  ['EV-031', 'Preconference Workshop, Annual Leadership Conference 2026', 'Pre-conference'],
  ['EV-032', 'The Quiet Chair: 2025 Fall Institute', 'Fall Institute'],
  ['EV-032', 'Vanguard at the Fall Institute, in person', 'Fall Institute'],
  ['EV-033', 'Strategy on One Page, In-Person', 'In-Person'],
  ['EV-033', 'Negotiation (in person)', 'In-Person'],
  ['EV-033', 'Vanguard, Annual Leadership Conference, In-Person', 'In-Person'],
  ['EV-034', '2026 Annual Leadership Conference', 'Annual Leadership Conference'],
  ['EV-034', 'Annual Leadership Conference, In-Person, Member', 'Annual Leadership Conference'],
])('%s: “%s” mentions %s', (_, name, conference) => expect(conferenceNameOf(name)).toBe(conference))

test.each([
  'Vanguard: Annual Leadership Conference 2026',
  'The Fallen Institute',
  'Leading in Personal Crises',
  '',
])('EV-034: “%s” mentions no conference', (name) => expect(conferenceNameOf(name)).toBeUndefined())
