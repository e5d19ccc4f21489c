import { expect, test } from 'vitest'
import { zoneName } from './time-zones.ts'

test.each([
  ['America/Phoenix', 'MST'],
  ['America/New_York', 'ET'],
  ['America/Chicago', 'CT'],
  ['America/Los_Angeles', 'PT'],
  ['America/Denver', 'MT'],
  ['Pacific/Honolulu', 'Honolulu time'],
  ['America/St_Johns', 'St Johns time'],
])('%s is %s', (zone, name) => expect(zoneName(zone)).toBe(name))
