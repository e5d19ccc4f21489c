import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Calendar, icsOf } from '@association/feeds/calendar/index.ts'
import { bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { acrossClockChanges, largeSchedule } from './calendars.ts'
import { type ReadEvent, readWithIcalJs, readWithVobject } from './readers.ts'

const limits = { medianMs: 40, bytesOfLine: 75 }
const runs = 40

await bench(async ({ later, judge }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-calendar-'))
  later(() => rm(folder, { recursive: true }))
  const calendars = [...acrossClockChanges(), largeSchedule(1), largeSchedule(2)]
  const texts = calendars.map(icsOf)
  const files = texts.map((_, at) => join(folder, `${at}.ics`))
  await Promise.all(files.map((file, at) => writeFile(file, texts[at] ?? '')))

  const expected = calendars.map(eventsOf)
  for (const [name, read] of [
    ['ical.js', readWithIcalJs],
    ['vobject', readWithVobject],
  ] as const) {
    const differences = differencesIn(await read(files), expected)
    judge(
      { name: `events that ${name} reads differently`, value: differences.length, limit: 0, unit: '' },
      { note: `${expected.flat().length} events in five zones`, examples: differences },
    )
  }

  const [first = [], second = []] = expected.slice(-2)
  const notUpdated = first.filter(({ uid, sequence }, at) => {
    const after = second[at]
    return after?.uid !== uid || after.sequence <= sequence
  })
  judge({ name: 'events that a second import does not update', value: notUpdated.length, limit: 0, unit: '' })
  const longest = Math.max(
    ...texts.flatMap((text) => text.split('\r\n').map((line) => Buffer.byteLength(line))),
  )
  judge({ name: 'longest line', value: longest, limit: limits.bytesOfLine, unit: 'B' })

  const large = largeSchedule(1)
  const times = Array.from({ length: runs }, () => timeOf(large))
  judge(
    { name: 'calendar of 200 sessions', value: median(times), limit: limits.medianMs, unit: 'ms' },
    {
      note: `${Math.round(Buffer.byteLength(icsOf(large)) / 1000)} KB, at most ${Math.max(...times).toFixed(0)} ms`,
    },
  )
})

function timeOf(calendar: Calendar): number {
  const start = performance.now()
  icsOf(calendar)
  return performance.now() - start
}

function eventsOf({ events }: Calendar): ReadEvent[] {
  return events.flatMap(({ uid, revision, title, time }) =>
    time.kind === 'days'
      ? []
      : {
          ...{ uid, sequence: revision, title },
          start: new Date(time.start).toISOString(),
          end: time.end === undefined ? null : new Date(time.end).toISOString(),
        },
  )
}

function differencesIn(read: ReadEvent[][], expected: ReadEvent[][]): string[] {
  return expected.flatMap((events, calendar) =>
    events.flatMap((event, at) => {
      const found = read[calendar]?.[at]
      return isDeepStrictEqual(found, event)
        ? []
        : `${JSON.stringify(event)} is read as ${JSON.stringify(found)}`
    }),
  )
}
