import type { CommandIo } from '@association/services/command-line'
import { progressBar } from '@association/services/command-line/progress.ts'

const redrawMs = 200

/** Redraws at most five times a second, and only on a terminal. */
export function growingProgress(what: string, io: Pick<CommandIo, 'redraw' | 'now' | 'columns'>) {
  const bar = progressBar(what, io)
  let drawnAt = -Infinity
  return {
    show({ done: count, total }: { done: number; total: number }) {
      const now = io.now().getTime()
      if (now - drawnAt < redrawMs) return
      drawnAt = now
      bar.draw({ count, total })
    },
    end: bar.clear,
  }
}
