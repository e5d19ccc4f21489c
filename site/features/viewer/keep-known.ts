import type { Viewer, ViewerAnswer } from '../viewer-data/viewer-answer.ts'

/** Keeps parts that the member platform did not send in time. */
export function keepKnown(answer: ViewerAnswer, known: Viewer | undefined): ViewerAnswer {
  const isSame = answer.phase === 'member' && known?.phase === 'member' && answer.userId === known.userId
  if (!isSame) return answer
  return {
    ...answer,
    pricing: answer.pricing ?? known.pricing,
    ordersUrl: answer.ordersUrl ?? known.ordersUrl,
    bookmarks: answer.bookmarks ?? known.bookmarks,
    credits: answer.credits ?? known.credits,
  }
}
