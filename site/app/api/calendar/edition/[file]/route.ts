import { answerEdition } from '../../../../../features/calendar/answer.ts'
import { calendarDependencies } from '../../../../../features/calendar/dependencies.ts'

/** Public. */
export const GET = async (request: Request, { params }: RouteContext<'/api/calendar/edition/[file]'>) =>
  answerEdition(request, (await params).file, calendarDependencies)
