import { answerRemark } from '../../../../../features/shares/server/shares-of-app.ts'
import { siteShares } from '../../../../../features/shares/server/site-shares.ts'
import { config } from '../../../../../page/config.ts'
import { preflight } from '../../../../../page/live/access/signed-request.ts'

/** Resolves or deletes a remark of a recipient. */
export const POST = (request: Request) => answerRemark(request, siteShares())
export const OPTIONS = (request: Request) => preflight(request, config)
