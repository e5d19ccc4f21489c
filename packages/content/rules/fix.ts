/**
 * A repair that a program makes once a person supplies the missing part: a picture's description, a heading's rank, a
 * link's target, or the decision to drop unpublished changes.
 */
export type Fix =
  | { kind: 'describe'; file: string }
  | { kind: 'rank'; words: string; from: number; to: number }
  | { kind: 'page'; address: string }
  | { kind: 'live'; linkType: 'Entry' | 'Asset'; id: string }
