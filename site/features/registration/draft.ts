import type { Step } from './answers.ts'

export type Draft = {
  edition: string
  /** Random, so that a repeated submit counts once. */
  id: string
  /** The subject at the identity provider. */
  owner?: string
  answers: { readonly [S in Step]?: StepAnswers }
  /** Milliseconds since 1970, when it replaced a submitted one. Earlier changes are not part of it. */
  restartedAt?: number
  /** Milliseconds since 1970. */
  submittedAt?: number
}

export type StepAnswers = {
  /** As entered, maybe invalid. */
  values: Readonly<Record<string, string | readonly string[]>>
  /** Last change, in milliseconds since 1970. */
  at: number
  /** The visitor has tried to continue, so problems show. */
  isAttempted: boolean
}
