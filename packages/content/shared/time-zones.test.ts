import { expect, test } from 'vitest'
import { zoneName } from './time-zones.ts'

test.each([
  ['America/Phoenix', 'MST', 'CO-079, EV-043'],
  ['America/New_York', 'ET', 'CO-079, EV-044'],
  ['America/Chicago', 'CT', 'CO-079, EV-045'],
  ['America/Los_Angeles', 'PT', 'CO-079, EV-046'],
  ['America/Denver', 'MT', 'CO-079, EV-047'],
  ['Pacific/Honolulu', 'Honolulu time', 'no short name'],
  ['America/St_Johns', 'St Johns time', 'no short name'],
])('%s is %s (%s)', (zone, name) => expect(zoneName(zone)).toBe(name))
