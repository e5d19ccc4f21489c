/**
 * The editor's desk uses this type outside the content model. Its entries are never published, so only Preview and
 * Management API return them.
 */
export const deskType = 'deskRecord'

export type DeskRecordKind = 'share' | 'frozen' | 'pattern'
