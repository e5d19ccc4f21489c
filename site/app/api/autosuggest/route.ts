import { answerSuggest } from '../../../features/search/answer.ts'
import { noteFailure } from '../../../features/search/note-failure.ts'
import { provider } from '../../../features/search/provider.ts'

/** Suggestions for what a visitor writes into the overlay. */
export const GET = (request: Request) => answerSuggest(request, provider(), noteFailure)
