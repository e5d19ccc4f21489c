import { openFor } from '../../../../features/session/session-of.ts'
import { answerSession } from '../../../../features/viewer-data/answer-session.ts'

/** Whether the session of an open page goes on. */
export const GET = (request: Request) => answerSession(request, openFor)
