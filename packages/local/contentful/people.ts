import { localUser } from './local-user.ts'

/** Each has a Management API token, and one role in every space. */
export const people = [
  { id: localUser, firstName: 'Local', lastName: 'Editor', role: 'Administrator' },
  { id: 'maren', firstName: 'Maren', lastName: 'Okafor', role: 'Editor' },
  { id: 'ravi', firstName: 'Ravi', lastName: 'Menon', role: 'Author' },
] as const

export type Person = (typeof people)[number]

/** The administrator has the configured token; others derive from it. */
export const tokenOf = ({ id }: Pick<Person, 'id'>, managementToken: string) =>
  id === localUser ? managementToken : `${managementToken}~${id}`

/** Other tokens belong to the administrator or an app. */
export const personOf = (token: string): Person =>
  people.find(({ id }) => id !== localUser && token.endsWith(`~${id}`)) ?? people[0]

/** Authors neither publish nor archive. */
export const mayPublish = ({ role }: Person) => role !== 'Author'
