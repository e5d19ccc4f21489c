import { deskType } from '@association/content/define/desk-record.ts'

/**
 * Content types of the tools: migration journal and lock, and the editor's desk. Model, drift, seed and audits skip
 * them.
 */
export const journalType = 'migrationJournal'
export const reservedTypes: readonly string[] = [journalType, deskType]
export const isReserved = (contentTypeId: string) => reservedTypes.includes(contentTypeId)
