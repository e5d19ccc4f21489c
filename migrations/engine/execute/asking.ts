import type { Io } from '../../io.ts'

/** Asks about values that would be lost, one question at a time. Resolves to false without a terminal. */
export function asking(confirm: Io['confirm']): (lines: readonly string[]) => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve()
  return (lines) => {
    if (!confirm) return Promise.resolve(false)
    const answer = last.then(() => confirm(`${lines.join('; ')}. Go on all the same?`))
    last = answer.catch(() => {})
    return answer
  }
}
