import { answerSearch } from '../../../features/search/answer.ts'
import { noteFailure } from '../../../features/search/note-failure.ts'
import { provider } from '../../../features/search/provider.ts'

/** Results of the search for the overlay. */
export const GET = (request: Request) => answerSearch(request, provider(), noteFailure)
