import type { Step } from './answers.ts'

/** What a visitor has entered of one registration, whether valid or not. */
export type Draft = {
  /** The key of the edition. */
  edition: string
  /** The registration: a random id, which makes a second submit the same as the first. */
  id: string
  /** The subject at the identity provider, once the visitor is signed in. */
  owner?: string
  answers: { readonly [S in Step]?: StepAnswers }
  /** When the visitor began it in place of a submitted one, in milliseconds since 1970. What changed before is not part of it. */
  restartedAt?: number
  /** When it was submitted, in milliseconds since 1970. */
  submittedAt?: number
}

export type StepAnswers = {
  /** By the name of the form field, as it was entered. */
  values: Readonly<Record<string, string | readonly string[]>>
  /** When something in it changed, in milliseconds since 1970. */
  at: number
  /** The visitor has tried to continue, so the step shows what is wrong. */
  isAttempted: boolean
}
