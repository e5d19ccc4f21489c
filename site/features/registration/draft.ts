import type { Step } from './answers.ts'

/** Values may be invalid. */
export type Draft = {
  /** The key of the edition. */
  edition: string
  /** A random id, so that a repeated submit counts once. */
  id: string
  /** The subject at the identity provider, once signed in. */
  owner?: string
  answers: { readonly [S in Step]?: StepAnswers }
  /** Milliseconds since 1970: the draft began then in place of a submitted one, and contains no earlier change. */
  restartedAt?: number
  /** Milliseconds since 1970. */
  submittedAt?: number
}

export type StepAnswers = {
  /** By form field, as entered. */
  values: Readonly<Record<string, string | readonly string[]>>
  /** Milliseconds since 1970, of the last change. */
  at: number
  /** The visitor has tried to continue, so the step shows its problems. */
  isAttempted: boolean
}
