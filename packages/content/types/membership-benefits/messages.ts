import { memberAppPages } from '../../links/member-app-pages.ts'

export const messages = { table: 'Membership benefits', yes: 'Yes', no: 'No' } as const

/** The path of the member application where membership begins. */
export const joinPath = memberAppPages.join
