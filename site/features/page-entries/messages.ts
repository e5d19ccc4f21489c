import type { Space } from '@association/content'

const spaces: Record<Space, string> = { association: 'Association', events: 'Events' }

export const messages = {
  loading: 'Loading the entries of this page',
  empty: 'This page has no entries.',
  failed: 'The entries of this page did not load.',
  refused: {
    401: 'You are no longer signed in as an editor. Open the page from Contentful again.',
    404: 'This page no longer exists.',
    503: 'Contentful does not answer at the moment.',
  } as Record<number, string>,
  retry: 'Try again',
  count: (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`),
  space: (space: Space) => `Space: ${spaces[space]}`,
} as const
