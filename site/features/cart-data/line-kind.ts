import type { Cart, CustomAttribute } from './cart.ts'

type Line = { customAttributes?: readonly CustomAttribute[] | undefined }

/**
 * A kind of line that belongs to something outside the cart, such as a registration. Lines with one id form a group:
 * the shop sells them only together, and only the page of the group changes their quantities. The feature that owns the
 * group defines its kind.
 */
export type LineKind = {
  /** Returns each id of a group once. */
  groupsIn(lines: readonly Line[]): string[]
  /** True for keys that hold an id, which visitors do not see. */
  isIdKey(key: string): boolean
  changePath: string
  /** The page of a paid group. */
  confirmationPath(id: string): string
  /** Reserves the groups again, before the checkout opens. Throws if one is gone. */
  hold(cart: Cart): Promise<void>
  /** Reads the form from the answer about a group that the shop cannot sell; undefined if the answer has none. */
  choiceForm(unsold: Record<string, unknown>): ChoiceForm | undefined
  messages: LineKindMessages
}

/** Opens the page on which a visitor chooses again. */
export type ChoiceForm = {
  action: string
  fields: Readonly<Record<string, string | number>>
  button: { name: string; value: string; text: string }
}

type LineKindMessages = {
  group: string
  change: string
  /** Shown before a line leaves a group with more lines. */
  breaks(count: number): string
  removeAll: string
  confirmation: string
  /** The cart differs from the reservation, or the reservation has ended. */
  differs: string
  /** The shop cannot sell all lines of a group, so there is no checkout. */
  unsold: string
  /** Follows `unsold`. */
  noneCharged: string
}
