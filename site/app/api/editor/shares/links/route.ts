import { answerLinks } from '../../../../../features/shares/server/shares-of-app.ts'
import { siteShares } from '../../../../../features/shares/server/site-shares.ts'
import { config } from '../../../../../page/config.ts'
import { preflight } from '../../../../../page/live/access/signed-request.ts'

/** The links of a share that the app has written. */
export const POST = (request: Request) => answerLinks(request, siteShares())
export const OPTIONS = (request: Request) => preflight(request, config)
