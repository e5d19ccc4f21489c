import type { Lines } from '@association/services/command-line/lines.ts'
import type { Setup } from './setup.ts'

/** How one thing was found. */
export type Outcome = {
  /** `absent`: not configured, or nobody can tell from here. */
  state: 'works' | 'doubtful' | 'wrong' | 'absent'
  /** One sentence, or the words after the name of what was looked at. */
  message: string
  /** What to do, in words. */
  fix?: Lines
}

export type Check = {
  group: string
  title: string
  /** Variables without which there is nothing to try. */
  needs: readonly string[]
  run(tools: Tools): Promise<Outcome>
}

export type Tools = { setup: Setup; ask: Ask; now(): Date }

/** One request with the deadline of its check. Throws a DoctorError when no answer comes. */
export type Ask = (url: string, request?: Request) => Promise<Answer>
export type Request = { method?: string; headers?: Record<string, string>; body?: string }
export type Answer = { status: number; headers: Headers; text: string; json: unknown }

export const works = (message: string): Outcome => ({ state: 'works', message })
export const doubtful = (message: string, fix: string): Outcome => ({ state: 'doubtful', message, fix })
export const wrong = (message: string, fix: Lines): Outcome => ({ state: 'wrong', message, fix })
export const absent = (message: string): Outcome => ({ state: 'absent', message })
