import { isSameValue } from '@association/content/preview/same-value.ts'

/** Joins typed values into one undo step per pause. */
export type Typing = {
  note(before: unknown, after: unknown): void
  /** A blur or another action ends the step. */
  rest(): void
}

type Options = {
  record(before: unknown, after: unknown): void
  restMs?: number
}

const defaults = { restMs: 1000 } as const

export function typing({ record, restMs = defaults.restMs }: Options): Typing {
  let burst: { before: unknown; after: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function rest() {
    clearTimeout(timer)
    const done = burst
    burst = undefined
    if (done && !isSameValue(done.before, done.after)) record(done.before, done.after)
  }
  return {
    note(before, after) {
      const isKey = !isJump(before, after)
      if (!isKey) rest()
      burst = { before: burst ? burst.before : before, after }
      if (!isKey) return rest()
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
    },
    rest,
  }
}

/** A paste, a format or a filled form changes several characters, so it is a separate step. */
const isJump = (before: unknown, after: unknown) =>
  (typeof before === 'string' || typeof after === 'string') &&
  Math.abs(String(before ?? '').length - String(after ?? '').length) > 1
