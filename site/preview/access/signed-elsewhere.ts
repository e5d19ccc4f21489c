import { RefusedError } from '../../base/app-requests/answers.ts'

/** Contentful signs for a person who may open one space, and that space alone is shown. */
export const signedElsewhere = new RefusedError({
  status: 403,
  title: 'Signed in another space',
  detail: 'To open a preview, send a request that Contentful signed in the space of the entry.',
})
