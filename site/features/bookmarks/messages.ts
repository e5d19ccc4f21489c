export const messages = {
  introduction: 'Articles that you keep for later.',
  empty: 'You have no bookmarks yet. The bookmark button of an article adds it to this page.',
  browse: 'Browse articles',
  gone: 'This page is no longer available.',
  away: 'Your bookmarks cannot be shown right now. They are safe: look again in a few minutes.',
} as const

export const buttonMessages = {
  added: 'Added to your bookmarks.',
  removed: 'Removed from your bookmarks.',
  waiting: 'Your bookmarks are loading …',
  kept: 'This page is in your bookmarks.',
  closed: 'Your bookmarks cannot be changed right now. Try again in a few minutes.',
  failed: 'Your bookmarks did not change. Try again.',
  unknown: 'It is not known whether your bookmarks changed. Reload this page to see them.',
  signedOut: 'Your session has ended. Log in again to change your bookmarks.',
} as const
