import type { CartLine } from '../cart-data/cart.ts'
import type { Step } from './answers.ts'
import type { Change } from './lines/changes-since.ts'
import type { Quote } from './lines/quote.ts'

/** The body of `POST /api/registration/submit`. `shown` is the quote to which the visitor agrees. */
export type SubmitRequest = { edition: string; id: string; shown: Quote }

export type SubmitAnswer =
  /**
   * The seats are held. `total` is the sum of the lines in cents. The same request gets the same answer. `isInProfile`
   * is false if the first one could not save the profile.
   */
  | { outcome: 'submitted'; lines: readonly CartLine[]; total: number; isInProfile?: boolean }
  /** The quote has changed. Nothing is held. */
  | { outcome: 'changed'; changes: readonly Change[]; now: Quote }
  /** An answer of this step is invalid. */
  | { outcome: 'incomplete'; step: Step }
