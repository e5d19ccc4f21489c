import { textId } from '@association/content/types/basic-article/text-id.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { hasEnded, withReading } from '../readings.ts'
import { storedReadings, storeReadings } from '../storage.ts'
import { placeIn } from './place-in.ts'

export type ReaderOptions = { title: string }

/** A shorter visit is a glance. */
const glanceMs = 10_000
const restMs = 500

/** Notes how far the visitor has read whenever the page rests, until the end of the text. */
export const enhance: Enhance<ReaderOptions> = (_, { title }) => {
  const text = document.getElementById(textId)
  const glanceEnds = performance.now() + glanceMs
  const leaving = new AbortController()
  const { signal } = leaving
  let waiting: ReturnType<typeof setTimeout> | undefined

  function stop() {
    leaving.abort()
    clearTimeout(waiting)
    waiting = undefined
  }
  function note() {
    waiting = undefined
    if (!text) return
    const reading = { path: location.pathname, title, ...placeIn(text, innerHeight) }
    storeReadings(withReading(storedReadings(), reading))
    if (hasEnded(reading)) stop()
  }
  function noteSoon() {
    clearTimeout(waiting)
    waiting = setTimeout(note, Math.max(restMs, glanceEnds - performance.now()))
  }
  /** A place that was noted before stays away when a sign-out has removed it. */
  function noteAtLeaving() {
    const isPending = waiting !== undefined
    clearTimeout(waiting)
    if (isPending && performance.now() >= glanceEnds) note()
  }
  addEventListener('scroll', noteSoon, { passive: true, signal })
  addEventListener('pagehide', noteAtLeaving, { signal })
  noteSoon()
  return stop
}
