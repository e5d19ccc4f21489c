import { accessTokenOf, sessionOf } from '../../../features/session/session-of.ts'
import { answerViewer } from '../../../features/viewer/answer-viewer.ts'
import { loadViewer } from '../../../features/viewer/load-viewer.ts'

/** Who looks at the page. */
export const GET = (request: Request) => answerViewer(request, { sessionOf, accessTokenOf }, loadViewer)
