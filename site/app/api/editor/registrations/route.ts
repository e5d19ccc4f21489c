import { loadEditions } from '../../../../features/events/load-editions.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { answerFigures } from '../../../../features/registration/organizers/answer-figures.ts'
import { config } from '../../../../page/config.ts'
import { preflight } from '../../../../page/live/access/signed-request.ts'
import { log } from '../../../../runtime/log.ts'

/** The registrations for an edition in numbers, for the sidebar of the app. */
export const POST = (request: Request) =>
  answerFigures(request, {
    config,
    editions: loadEditions,
    registrations: siteRegistrations(),
    log,
    now: Date.now(),
  })
export const OPTIONS = (request: Request) => preflight(request, config)
