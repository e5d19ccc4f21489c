/**
 * The editor's desk keeps share links, frozen content and patterns in this reserved content type. Its entries are never
 * published, so only the Preview and the Management API return them. It is not part of the content model.
 */
export const deskType = 'deskRecord'

export type DeskRecordKind = 'share' | 'frozen' | 'pattern'
