import type { Offer } from '@association/content/define/event.ts'
import type { Step } from '../answers.ts'

export type QuoteItem = {
  key: string
  offer: Offer
  step: Step
  attributes: readonly (readonly [key: string, value: string | undefined])[]
  quantity?: number
}
