import { choice } from './field.ts'

/** Contentful refuses to publish an entry with this value. */
export const blocked = 'blocked'

/** Contentful accepts only `ok`. An empty gate blocks nothing. */
export const gateFields = {
  publishGate: choice({
    name: 'Blocked until the checks in the sidebar pass',
    options: ['ok'],
    hidden: true,
  }),
}
export const gateField = 'publishGate' satisfies keyof typeof gateFields
