import { config } from '../../../../base/config.ts'
import { log } from '../../../../base/log.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { answerExport } from '../../../../features/registration/organizers/answer-export.ts'
import { loadEditions } from '../../../../page/events/load-editions.ts'

export const GET = (request: Request) =>
  answerExport(request, {
    config,
    editions: loadEditions,
    registrations: siteRegistrations(),
    log,
    now: Date.now(),
  })
