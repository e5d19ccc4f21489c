import type { CartLine } from '../cart-data/cart.ts'
import type { Step } from './answers.ts'
import type { QuoteChange } from './lines/changes-since.ts'
import type { Quote } from './lines/quote.ts'

/** The body of `POST /api/registration/submit`. The visitor agrees to `shown`. */
export type SubmitRequest = { edition: string; id: string; shown: Quote }

export type SubmitAnswer =
  /**
   * The seats are held. `total` is in cents. A repeated request gets the same answer. `isInProfile` is false if the
   * first could not save the profile.
   */
  | { outcome: 'submitted'; lines: readonly CartLine[]; total: number; isInProfile?: boolean }
  /** No seats are held. */
  | { outcome: 'changed'; changes: readonly QuoteChange[]; now: Quote }
  | { outcome: 'incomplete'; step: Step }
