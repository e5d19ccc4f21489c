import type { Offer } from '@association/content/define/event.ts'
import type { Step } from '../answers.ts'

/** A line before its price. */
export type Item = {
  key: string
  offer: Offer
  step: Step
  /** Those with an empty value are left out. */
  attributes: readonly (readonly [key: string, value: string | undefined])[]
  quantity?: number
}
