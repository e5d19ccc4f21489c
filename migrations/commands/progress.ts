import type { Space } from '@association/content'
import { progress } from '@association/services/command-line'
import type { Progress } from '../engine/execute/apply.ts'
import type { Io } from './io.ts'

/** Draws what a run tells of itself: a bar for each stage, with the time left. */
export function progressOf(space: Space, io: Pick<Io, 'err' | 'now' | 'columns'>) {
  let bar: ReturnType<typeof progress> | undefined
  let last: Progress = { done: 0, total: 0, about: '' }
  const end = () => {
    bar?.end()
    bar = undefined
  }
  return {
    show(now: Progress) {
      const isNext = now.about !== last.about || now.done < last.done
      const more = now.done - (isNext ? 0 : last.done)
      if (isNext) end()
      last = now
      if (more === 0) return
      bar ??= progress(`${space}: ${now.about}`, now.total, io)
      bar.done(more)
      if (now.done >= now.total) end()
    },
    end,
  }
}
