import { memberAppPages } from '../../links/member-app-pages.ts'

export const messages = { table: 'Membership benefits', yes: 'Yes', no: 'No' } as const

export const joinPath = memberAppPages.join
