import type { Cart, CustomAttribute } from './cart.ts'

type Line = { customAttributes?: readonly CustomAttribute[] | undefined }

/**
 * Lines with one id form a group, such as a registration: the shop sells them only together, and only the group's page
 * changes quantities. Its feature defines the kind.
 */
export type LineKind = {
  groupsIn(lines: readonly Line[]): string[]
  isIdKey(key: string): boolean
  changePath: string
  confirmationPath(id: string): string
  /** Renews the reservations. Throws if one is gone. */
  hold(cart: Cart): Promise<void>
  choiceForm(unsold: Record<string, unknown>): ChoiceForm | undefined
  messages: LineKindMessages
}

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
  differs: string
  /** Without all lines of a group, there is no checkout. */
  unsold: string
  noneCharged: string
}
