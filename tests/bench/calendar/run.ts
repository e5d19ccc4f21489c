import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Calendar, icsOf } from '@association/feeds/calendar/index.ts'
import { bench } from '../measuring/bench.ts'
import { acrossClockChanges, largeSchedule } from './calendars.ts'
import { type ReadEvent, readWithIcalJs, readWithVobject } from './readers.ts'

const limits = { medianMs: 40, bytesOfLine: 75 }
const runs = 40

await bench(async ({ later, say, judge }) => {
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
      differences.length === 0,
      `${name} reads the same instants and titles of ${expected.flat().length} events in five zones`,
      differences,
    )
  }

  const [first, second] = expected.slice(-2)
  const isUpdate = second?.every(({ uid, sequence }, at) => {
    const before = first?.[at]
    return before?.uid === uid && before.sequence < sequence
  })
  judge(isUpdate === true, 'a second import has the same identities and greater sequences')
  const longest = Math.max(
    ...texts.flatMap((text) => text.split('\r\n').map((line) => Buffer.byteLength(line))),
  )
  judge(longest <= limits.bytesOfLine, `the longest line has ${longest} bytes; at most ${limits.bytesOfLine}`)

  const large = largeSchedule(1)
  const times = Array.from({ length: runs }, () => timeOf(large)).toSorted((a, b) => a - b)
  const median = times[Math.floor(runs / 2)] ?? 0
  say(
    `200 sessions: ${Math.round(Buffer.byteLength(icsOf(large)) / 1000)} KB, first run ${times.at(-1)?.toFixed(0)} ms`,
  )
  judge(median <= limits.medianMs, `200 sessions in ${median.toFixed(1)} ms; at most ${limits.medianMs} ms`)
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
