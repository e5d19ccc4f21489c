import type { Lines } from '@association/services/command-line/lines.ts'
import type { Setup } from './setup.ts'

export type Outcome = {
  /** `absent`: not configured, or unknown. */
  state: 'works' | 'doubtful' | 'wrong' | 'absent'
  /** A sentence, or one whose subject is the title of the check. */
  message: string
  fix?: Lines
}

export type DoctorCheck = {
  group: string
  title: string
  needs: readonly string[]
  run(tools: Tools): Promise<Outcome>
}

export type Tools = { setup: Setup; ask: Ask; now(): Date }

/** Throws DoctorError. */
export type Ask = (url: string, request?: Request) => Promise<ProbeAnswer>
export type Request = { method?: string; headers?: Record<string, string>; body?: string }
export type ProbeAnswer = { status: number; headers: Headers; text: string; json: unknown }

export const works = (message: string): Outcome => ({ state: 'works', message })
export const doubtful = (message: string, fix: string): Outcome => ({ state: 'doubtful', message, fix })
export const wrong = (message: string, fix: Lines): Outcome => ({ state: 'wrong', message, fix })
export const absent = (message: string): Outcome => ({ state: 'absent', message })
