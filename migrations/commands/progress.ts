import type { Space } from '@association/content'
import { progress } from '@association/services/command-line'
import type { Progress } from '../engine/apply.ts'
import type { Io } from './io.ts'

/** Draws what a run tells of itself: a bar for each stage, with the time left. */
export function progressOf(space: Space, io: Pick<Io, 'err' | 'now' | 'columns'>) {
  let bar: ReturnType<typeof progress> | undefined
  let drawn = 0
  let drawing = ''
  const end = () => {
    bar?.end()
    bar = undefined
    drawn = 0
  }
  return {
    show({ done, total, about }: Progress) {
      if (about !== drawing || done < drawn) end()
      bar ??= progress(`${space}: ${about}`, total, io)
      bar.done(done - drawn)
      drawn = done
      drawing = about
      if (done >= total) end()
    },
    end,
  }
}
