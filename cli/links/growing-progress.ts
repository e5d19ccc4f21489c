import type { CommandIo } from '@association/services/command-line'
import { progressLine } from '@association/services/command-line/progress.ts'

type Step = { done: number; total: number }

/** A bar for work whose end is not known yet, redrawn at most five times a second; silent where nobody looks at it. */
export function growingProgress(what: string, io: Pick<CommandIo, 'err' | 'now' | 'columns'>) {
  const { columns = 0 } = io
  const startedAt = io.now().getTime()
  let drawnAt = -Infinity
  return {
    show({ done: count, total }: Step) {
      const now = io.now().getTime()
      if (columns < narrowest || now - drawnAt < redrawMs) return
      drawnAt = now
      io.err(`\r${progressLine({ what, count, total, elapsedMs: now - startedAt, columns })}`)
    },
    end: () => (columns < narrowest ? undefined : io.err(`\r${' '.repeat(columns - 1)}\r`)),
  }
}

const narrowest = 20
const redrawMs = 200
