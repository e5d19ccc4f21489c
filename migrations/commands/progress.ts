import type { Space } from '@association/content'
import { progressBar } from '@association/services/command-line/progress.ts'
import type { Progress } from '../engine/execute/apply.ts'
import type { Io } from '../io.ts'

export function progressOf(space: Space, io: Pick<Io, 'redraw' | 'now' | 'columns'>) {
  const bar = progressBar(space, io)
  let isDrawn = false
  const end = () => {
    if (isDrawn) bar.clear()
    isDrawn = false
  }
  return {
    show({ done, total, isBetween }: Progress) {
      bar.draw({ count: done, total })
      isDrawn = true
      if (isBetween) end()
    },
    end,
  }
}
