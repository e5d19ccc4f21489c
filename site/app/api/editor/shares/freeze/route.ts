import { answerFrozen } from '../../../../../features/shares/server/shares-of-app.ts'
import { siteShares } from '../../../../../features/shares/server/site-shares.ts'
import { config } from '../../../../../page/config.ts'
import { preflight } from '../../../../../page/live/access/signed-request.ts'

/** The content of a share as it is now, packed for records of the desk. */
export const POST = (request: Request) => answerFrozen(request, siteShares())
export const OPTIONS = (request: Request) => preflight(request, config)
