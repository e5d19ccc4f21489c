import { openFor } from '../../../../features/session/session-of.ts'
import { answerSession } from '../../../../features/viewer-data/answer-viewer.ts'

export const GET = (request: Request) => answerSession(request, openFor)
