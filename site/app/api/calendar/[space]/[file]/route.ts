import { answerSchedule } from '../../../../../features/calendar/answer.ts'
import { calendarDependencies } from '../../../../../features/calendar/dependencies.ts'

/** Public. */
export const GET = async (request: Request, { params }: RouteContext<'/api/calendar/[space]/[file]'>) =>
  answerSchedule(request, await params, calendarDependencies)
