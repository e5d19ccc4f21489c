/**
 * The reserved content type in which the editor's desk keeps share links, frozen content and patterns. Its entries are
 * never published, so only the Preview and the Management API show them. It is not part of the content model.
 */
export const deskType = 'deskRecord'

/** The values of its field `kind`. */
export type DeskRecordKind = 'share' | 'frozen' | 'pattern'
