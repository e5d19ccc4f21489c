import { loadEditions } from '../../../../features/events/load-editions.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { answerExport } from '../../../../features/registration/organizers/answer-export.ts'
import { config } from '../../../../page/config.ts'
import { log } from '../../../../runtime/log.ts'

/** All registrations for an edition, for `npm run cli -- registrations export`. */
export const GET = (request: Request) =>
  answerExport(request, {
    config,
    editions: loadEditions,
    registrations: siteRegistrations(),
    log,
    now: Date.now(),
  })
