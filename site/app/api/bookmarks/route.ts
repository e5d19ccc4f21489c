import { answerAdd } from '../../../features/bookmarks/answer.ts'
import { bookmarkDependencies } from '../../../features/bookmarks/dependencies.ts'

export const POST = (request: Request) => answerAdd(request, bookmarkDependencies)
