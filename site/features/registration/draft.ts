import type { Step } from './answers.ts'

export type Draft = {
  edition: string
  /** Random, so that a repeated submit counts once. */
  id: string
  /** The subject at the identity provider. */
  owner?: string
  answers: { readonly [S in Step]?: StepAnswers }
  /** Unix milliseconds when the draft replaced a submitted one. It contains no earlier change. */
  restartedAt?: number
  /** Unix milliseconds. */
  submittedAt?: number
}

export type StepAnswers = {
  /** As entered, so they may be invalid. */
  values: Readonly<Record<string, string | readonly string[]>>
  /** Last change, in Unix milliseconds. */
  at: number
  /** True after an attempt to continue: the step shows its problems. */
  isAttempted: boolean
}
