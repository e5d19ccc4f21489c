import { textId } from '@association/content/types/basic-article/text-id.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { hasEnded, withReading } from '../readings.ts'
import { storedReadings, storeReadings } from '../storage.ts'
import { placeIn } from './place-in.ts'

export type ReaderOptions = { title: string }

/** A shorter visit is a glance. */
const glanceMs = 10_000
const restMs = 500

export const enhance: Enhance<ReaderOptions> = (_, { title }) => {
  const text = document.getElementById(textId)
  const path = location.pathname
  const glanceEnds = performance.now() + glanceMs
  const leaving = new AbortController()
  let isNoted = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  function stop() {
    leaving.abort()
    clearTimeout(waiting)
  }
  function note() {
    if (!text) return
    const readings = storedReadings()
    // A sign-out or the visitor has emptied the list.
    if (isNoted && !readings.some((other) => other.path === path)) return stop()
    const reading = { path, title, ...placeIn(text, innerHeight) }
    const after = withReading(readings, reading)
    isNoted = after.some((other) => other.path === path)
    storeReadings(after)
    if (hasEnded(reading)) stop()
  }
  function noteSoon() {
    clearTimeout(waiting)
    waiting = setTimeout(note, Math.max(restMs, glanceEnds - performance.now()))
  }
  addEventListener('scroll', noteSoon, { passive: true, signal: leaving.signal })
  noteSoon()
  return stop
}
