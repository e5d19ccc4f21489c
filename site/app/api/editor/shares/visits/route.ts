import { answerVisits } from '../../../../../features/shares/server/shares-of-app.ts'
import { siteShares } from '../../../../../features/shares/server/site-shares.ts'
import { config } from '../../../../../page/config.ts'
import { preflight } from '../../../../../page/live/access/signed-request.ts'

/** What recipients of share links did. */
export const POST = (request: Request) => answerVisits(request, siteShares())
export const OPTIONS = (request: Request) => preflight(request, config)
