import type { CartLine } from '../../cart/cart.ts'
import type { Step } from '../answers.ts'
import type { Quote } from '../lines/quote.ts'

/** What `POST /api/registration/submit` answers with status 200. */
export type SubmitAnswer =
  /**
   * The seats are reserved until `holdEndsAt`, in milliseconds since 1970. Replace all lines of the registrations with these
   * ids by these lines, which have the attribute `Registration`.
   */
  | {
      kind: 'reserved'
      lines: readonly CartLine[]
      /** Cents. */
      total: number
      replaces: readonly string[]
      holdEndsAt: number
      /** False if the answers could not be written to the profile of the visitor. */
      isInProfile: boolean
    }
  /** Nothing was reserved. Show the sentences; a visitor who agrees submits again, with `now` as what was shown. */
  | {
      kind: 'changed'
      changes: readonly { sentence: string; step: Step | undefined }[]
      canAgree: boolean
      now: Quote
    }
  /** `step` is the first one to correct. */
  | { kind: 'incomplete'; step: Step; problems: readonly { field: string; message: string }[] }
  /** The visitor has paid for the registration with this id. */
  | { kind: 'paid'; id: string }
