import type { Visit } from '../../../features/session/open-session.ts'
import { accessTokenOf, sessionOf } from '../../../features/session/session-of.ts'
import { answerViewer } from '../../../features/viewer-data/answer-viewer.ts'
import { loadViewer } from '../../../features/viewer-data/load-viewer.ts'
import { byItself } from '../../../features/viewer-data/viewer-answer.ts'

export const GET = (request: Request) => {
  const isUse = !request.headers.has(byItself)
  const source = { sessionOf, accessTokenOf: (visit: Visit) => accessTokenOf(visit, { isUse }) }
  return answerViewer(request, source, loadViewer)
}
