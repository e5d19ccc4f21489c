import type { ViewerAnswer } from './viewer-answer.ts'

/** The answer, with the last known value of each part that the member platform did not send in time. */
export function keepKnown(answer: ViewerAnswer, known: ViewerAnswer | undefined): ViewerAnswer {
  const isSame = answer.phase === 'member' && known?.phase === 'member' && answer.userId === known.userId
  if (!isSame) return answer
  return {
    ...answer,
    ordersUrl: answer.ordersUrl ?? known.ordersUrl,
    bookmarks: answer.bookmarks ?? known.bookmarks,
    credits: answer.credits ?? known.credits,
  }
}
