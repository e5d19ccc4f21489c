import type { Cart, CustomAttribute } from './cart.ts'

type Line = { customAttributes?: readonly CustomAttribute[] | undefined }

/**
 * A kind of line that belongs to something outside the cart, such as a registration for an event. The lines with one id
 * are a group: they are sold only together, and their quantities change only where the group is. The feature that owns
 * the group defines its kind, and the code that composes the site passes it down.
 */
export type LineKind = {
  /** The ids of the groups to which lines belong, each once. */
  groupsIn(lines: readonly Line[]): string[]
  /** An id says nothing to a visitor. */
  isIdKey(key: string): boolean
  /** The page on which a group is changed. */
  changePath: string
  /** The page of a group that was paid. */
  confirmationPath(id: string): string
  /** Reserves the groups of a cart again, before its checkout opens. Throws if one is gone. */
  hold(cart: Cart): Promise<void>
  /** Reads where to choose again from the answer about a group that the shop cannot sell; undefined if it does not say. */
  choiceForm(unsold: Record<string, unknown>): ChoiceForm | undefined
  messages: LineKindMessages
}

/** A form that opens the page on which a visitor chooses something else. */
export type ChoiceForm = {
  action: string
  fields: Readonly<Record<string, string | number>>
  button: { name: string; value: string; text: string }
}

type LineKindMessages = {
  /** All lines of a group. */
  group: string
  change: string
  /** Before a line leaves a group that has more lines. */
  breaks(count: number): string
  removeAll: string
  confirmation: string
  /** The cart differs from what was reserved, or the reservation has ended. */
  differs: string
  /** The shop cannot sell all lines of a group, so it has no checkout for the cart. */
  unsold: string
  /** What follows `unsold`, before the form that leads to other lines. */
  noneCharged: string
}
