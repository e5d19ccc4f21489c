import { answerGet, answerPut } from '../../../../features/my-schedule/server/answer.ts'
import { myScheduleDependencies } from '../../../../features/my-schedule/server/dependencies.ts'

type Context = RouteContext<'/api/schedule/[id]'>

export const GET = async (request: Request, { params }: Context) =>
  answerGet(request, (await params).id, myScheduleDependencies)

export const PUT = async (request: Request, { params }: Context) =>
  answerPut(request, (await params).id, myScheduleDependencies)
