import { preflight } from '../../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../../base/config.ts'
import { answerRemark } from '../../../../../preview/shares/server/shares-of-app.ts'
import { siteShares } from '../../../../../preview/shares/server/site-shares.ts'

export const POST = (request: Request) => answerRemark(request, siteShares())
export const OPTIONS = (request: Request) => preflight(request, config)
