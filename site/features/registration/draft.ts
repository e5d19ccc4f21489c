import type { Step } from './answers.ts'

export type Draft = {
  edition: string
  /** Random, so that a repeated submit counts once. */
  id: string
  /** The subject at the identity provider. */
  owner?: string
  answers: { readonly [S in Step]?: StepAnswers }
  /** Milliseconds since 1970. The draft replaced a submitted one then, and contains no earlier change. */
  restartedAt?: number
  /** Milliseconds since 1970. */
  submittedAt?: number
}

export type StepAnswers = {
  /** Values as entered, so they may be invalid. */
  values: Readonly<Record<string, string | readonly string[]>>
  /** Last change, in milliseconds since 1970. */
  at: number
  /** True after an attempt to continue, so that the step shows its problems. */
  isAttempted: boolean
}
