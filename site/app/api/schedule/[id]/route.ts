import { answerGet, answerPut } from '../../../../features/personal-schedule/answer.ts'
import { personalScheduleDependencies } from '../../../../features/personal-schedule/dependencies.ts'

type Context = RouteContext<'/api/schedule/[id]'>

/** The sessions that the visitor chose of a schedule. */
export const GET = async (request: Request, { params }: Context) =>
  answerGet(request, (await params).id, personalScheduleDependencies)

/** Keeps the sessions that the visitor chose. */
export const PUT = async (request: Request, { params }: Context) =>
  answerPut(request, (await params).id, personalScheduleDependencies)
