export const messages = {
  title: 'My Bookmarks',
  introduction: 'Articles that you keep for later.',
  empty: 'You have no bookmarks yet. The bookmark button of an article adds it to this page.',
  browse: 'Browse articles',
  gone: 'This page is no longer available.',
  away: 'Your bookmarks cannot be shown right now. They are safe: look again in a few minutes.',
  added: 'Added to your bookmarks.',
  removed: 'Removed from your bookmarks.',
  failed: 'Your bookmarks did not change. Try again.',
  signedOut: 'Your session has ended. Log in again to change your bookmarks.',
} as const
