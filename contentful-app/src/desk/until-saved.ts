import type { Desk } from './desk.ts'

const patienceMs = 8000

/** Resolves to false if Contentful does not store all values in time. */
export function untilSaved({ flush, saving }: Pick<Desk, 'flush' | 'saving'>): Promise<boolean> {
  flush()
  return new Promise((resolve) => {
    const finish = (isSaved: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isSaved)
    }
    const look = () => saving.state() === 'saved' && finish(true)
    const timer = setTimeout(() => finish(false), patienceMs)
    const stop = saving.subscribe(look)
    look()
  })
}
