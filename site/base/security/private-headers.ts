/** No cache stores the response, no search engine lists it, and no link reveals its URL. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const
