import type { Io } from '../io.ts'

export function heedingLimit(io: Io): { io: Io; perSecond(): number | undefined } {
  let announced: number | undefined
  return {
    io: {
      ...io,
      async fetch(...request) {
        const answer = await io.fetch(...request)
        const limit = Number(answer.headers.get('x-contentful-ratelimit-second-limit'))
        if (limit > 0) announced = limit
        return answer
      },
    },
    perSecond: () => announced,
  }
}
