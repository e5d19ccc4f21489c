import { choice } from './field.ts'

/** The app writes this value into the gate of an entry with errors, so that Contentful refuses to publish it. */
export const blocked = 'blocked'

/** Contentful accepts only `ok` in this hidden field. An empty gate blocks nothing. */
export const gateFields = {
  publishGate: choice({
    name: 'Blocked until the checks in the sidebar pass',
    options: ['ok'],
    hidden: true,
  }),
}
export const gateField = 'publishGate' satisfies keyof typeof gateFields
