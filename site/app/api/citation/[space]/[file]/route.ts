import { answerCitation } from '../../../../../features/citation/answer.ts'
import { citationDependencies } from '../../../../../features/citation/dependencies.ts'

/** Public. */
export const GET = async (request: Request, { params }: RouteContext<'/api/citation/[space]/[file]'>) =>
  answerCitation(request, await params, citationDependencies)
