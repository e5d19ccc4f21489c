import { inTime } from '../base/in-time.ts'
import { meaningOf } from './failure-reason.ts'

/** Contentful limits requests per second. A pause of a few seconds is enough unless colleagues publish too. */
const pausesMs = [1000, 2000, 4000, 8000, 8000, 8000] as const
const answerMs = 20_000

type Options = {
  onWait?(): void
  rest?(ms: number): Promise<unknown>
}

export async function patiently<Result>(
  request: () => Promise<Result>,
  { onWait = () => {}, rest = pause }: Options = {},
): Promise<Result> {
  for (const ms of pausesMs) {
    try {
      return await inTime(request(), answerMs)
    } catch (error) {
      if (meaningOf(error) !== 'busy') throw error
      onWait()
      await rest(ms)
    }
  }
  return inTime(request(), answerMs)
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
