import { choice } from './field.ts'

/** What the app writes into the gate of an entry that has errors. Contentful does not publish it then. */
export const blocked = 'blocked'

/**
 * The hidden field of every content type by which publishing is blocked: Contentful accepts nothing but `ok` in it.
 * Empty, it blocks nothing.
 */
export const gateFields = {
  publishGate: choice({
    name: 'Blocked until the checks in the sidebar pass',
    options: ['ok'],
    hidden: true,
  }),
}
export const gateField = 'publishGate' satisfies keyof typeof gateFields
