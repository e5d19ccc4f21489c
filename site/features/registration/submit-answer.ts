import type { CartLine } from '../cart-data/cart.ts'
import type { Step } from './answers.ts'
import type { Change } from './lines/changes-since.ts'
import type { Quote } from './lines/quote.ts'

/** The body of `POST /api/registration/submit`. `shown` is what the visitor saw and agrees to. */
export type SubmitRequest = { edition: string; id: string; shown: Quote }

export type SubmitAnswer =
  /**
   * The seats are held, and the lines belong into the cart. `total` is their sum in cents. The same request again has the same
   * answer. `isInProfile` is false if the first one could not save the attendee to the profile.
   */
  | { outcome: 'submitted'; lines: readonly CartLine[]; total: number; isInProfile?: boolean }
  /** It is no longer what the visitor saw. Nothing is held. */
  | { outcome: 'changed'; changes: readonly Change[]; now: Quote }
  /** An answer of this step does not hold. */
  | { outcome: 'incomplete'; step: Step }
