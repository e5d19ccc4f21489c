import { localUser } from './local-user.ts'

/** People of the local organization. Each has a token of the Management API, and a role in every space. */
export const people = [
  { id: localUser, firstName: 'Local', lastName: 'Editor', role: 'Administrator' },
  { id: 'maren', firstName: 'Maren', lastName: 'Okafor', role: 'Editor' },
  { id: 'ravi', firstName: 'Ravi', lastName: 'Menon', role: 'Author' },
] as const

export type Person = (typeof people)[number]

/** The administrator has the token of the configuration; the tokens of the others are derived from it. */
export const tokenOf = ({ id }: Pick<Person, 'id'>, managementToken: string) =>
  id === localUser ? managementToken : `${managementToken}~${id}`

/** Who sends a request; every other token is the administrator's or an app's. */
export const personOf = (token: string): Person =>
  people.find(({ id }) => id !== localUser && token.endsWith(`~${id}`)) ?? people[0]

/** Authors write; they neither publish nor archive. */
export const mayPublish = ({ role }: Person) => role !== 'Author'
