import type { LiveContent } from '../content/live-content.ts'
import type { Connection } from './connection.ts'

/** Finding problems takes about a millisecond, so it waits until after the keystroke. */
const pauseMs = 200

export function problemTeller(content: Pick<LiveContent, 'problems'>) {
  let listener: Connection['problems'] = () => {}
  let told = ''
  let isDue = false

  function look() {
    isDue = false
    const problems = content.problems()
    const text = JSON.stringify(problems)
    if (text === told) return
    told = text
    listener(problems)
  }
  function tell() {
    if (isDue) return
    isDue = true
    setTimeout(look, pauseMs)
  }
  return {
    tell,
    listen(to: Connection['problems']) {
      listener = to
      tell()
    },
  }
}
