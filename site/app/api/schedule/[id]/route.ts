import { answerGet, answerPut } from '../../../../features/my-schedule/server/answer.ts'
import { myScheduleDependencies } from '../../../../features/my-schedule/server/dependencies.ts'

type Context = RouteContext<'/api/schedule/[id]'>

/** The sessions that the visitor chose of a schedule. */
export const GET = async (request: Request, { params }: Context) =>
  answerGet(request, (await params).id, myScheduleDependencies)

/** Keeps the sessions that the visitor chose. */
export const PUT = async (request: Request, { params }: Context) =>
  answerPut(request, (await params).id, myScheduleDependencies)
