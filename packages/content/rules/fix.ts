/**
 * A repair that a program makes after a person has given the missing part: a description of a picture, the rank of a
 * heading, the page that a link should lead to, or the decision to drop unpublished changes.
 */
export type Fix =
  | { kind: 'describe'; file: string }
  | { kind: 'rank'; words: string; from: number; to: number }
  | { kind: 'page'; address: string }
  | { kind: 'live'; linkType: 'Entry' | 'Asset'; id: string }
