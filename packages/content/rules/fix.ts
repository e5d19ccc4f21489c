/** A person first supplies a description, a rank, a target, or the decision to drop unpublished changes. */
export type Fix =
  | { kind: 'describe'; file: string }
  | { kind: 'rank'; words: string; from: number; to: number }
  | { kind: 'page'; address: string }
  | { kind: 'live'; linkType: 'Entry' | 'Asset'; id: string }
