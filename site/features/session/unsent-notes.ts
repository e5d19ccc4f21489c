import { boundedMap } from '@association/services/shared-state/local/bounded-map.ts'
import { log } from '../../base/log.ts'

/** Each note needs a sign-in, so there are few. */
const mostNotes = 10_000

type UnsentNote = { untilSeconds: number; keepMs: number; write(): Promise<boolean> }

/** Writes the notes when the store works again. */
export function unsentNotes(retryMs = 5_000) {
  const notes = boundedMap<UnsentNote & { key: string }>(mostNotes)
  let isWaiting = false

  async function sendAgain() {
    for (const note of notes.values()) {
      if (!(await note.write())) break
      if (notes.get(note.key)?.untilSeconds === note.untilSeconds) notes.remove(note.key)
      log.info('The end of a session is stored now.')
    }
    isWaiting = false
    if (notes.size() > 0) retryLater()
  }

  function retryLater() {
    if (isWaiting) return
    isWaiting = true
    setTimeout(sendAgain, retryMs).unref()
  }

  return {
    /** Unix seconds; NaN without a note. */
    of: (key: string) => notes.get(key)?.untilSeconds ?? Number.NaN,
    add(key: string, note: UnsentNote) {
      if ((notes.get(key)?.untilSeconds ?? 0) >= note.untilSeconds) return
      log.error('The end of a session could not be stored. Until it is, other instances accept its cookie.')
      notes.put(key, { ...note, key }, note.keepMs)
      retryLater()
    },
  }
}
