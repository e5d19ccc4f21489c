import { preflight } from '../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../base/config.ts'
import { log } from '../../../../base/log.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { answerFigures } from '../../../../features/registration/organizers/answer-figures.ts'
import { loadEditions } from '../../../../page/events/load-editions.ts'

export const POST = (request: Request) =>
  answerFigures(request, {
    config,
    editions: loadEditions,
    registrations: siteRegistrations(),
    log,
    now: Date.now(),
  })
export const OPTIONS = (request: Request) => preflight(request, config)
