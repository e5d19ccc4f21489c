import type { Space } from '@association/content'

const spaces: Record<Space, string> = { association: 'Association', events: 'Events' }

export const messages = {
  open: 'Entries on this page',
  loading: 'Loading the entries of this page',
  empty: 'This page has no entries.',
  failed: 'The entries of this page did not load.',
  retry: 'Try again',
  count: (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`),
  space: (space: Space) => `Space: ${spaces[space]}`,
} as const
