/**
 * Content types that belong to our tools and not to the content: the history and the lock of the migrations. Model,
 * drift, seed and audits leave them out.
 */
export const journalType = 'migrationJournal'
export const isReserved = (contentTypeId: string) => contentTypeId === journalType
