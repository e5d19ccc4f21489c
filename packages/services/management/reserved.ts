import { deskType } from '@association/content/define/desk-record.ts'

/**
 * Content types that belong to our tools and not to the content: the history and the lock of the migrations, and the
 * records of the editor's desk. Model, drift, seed and audits leave them out.
 */
export const journalType = 'migrationJournal'
export const reservedTypes: readonly string[] = [journalType, deskType]
export const isReserved = (contentTypeId: string) => reservedTypes.includes(contentTypeId)
