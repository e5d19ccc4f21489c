import { preflight } from '../../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../../base/config.ts'
import { answerFrozen } from '../../../../../preview/shares/server/shares-of-app.ts'
import { siteShares } from '../../../../../preview/shares/server/site-shares.ts'

/** The content of a share as it is now, packed for records of the desk. */
export const POST = (request: Request) => answerFrozen(request, siteShares())
export const OPTIONS = (request: Request) => preflight(request, config)
