import { RefusedError } from '../../base/app-requests/answers.ts'

/** Contentful signs for a user of one space, so only that space is shown. */
export const signedElsewhere = new RefusedError({
  status: 403,
  title: 'Signed in another space',
  detail: 'To open a preview, send a request that Contentful signed in the space of the entry.',
})
