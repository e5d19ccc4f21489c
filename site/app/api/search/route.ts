import { answerSearch } from '../../../features/search/answer.ts'
import { noteFailure } from '../../../features/search/note-failure.ts'
import { siteKnowledge } from '../../../features/search/own/site-knowledge.ts'
import { budget, provider } from '../../../features/search/provider.ts'
import { sessionOf } from '../../../features/session/session-of.ts'

export async function GET(request: Request) {
  const mayRequest = budget('search', (await sessionOf(request)) !== undefined)
  return answerSearch(request, { ...provider(), ...siteKnowledge, mayRequest }, noteFailure)
}
