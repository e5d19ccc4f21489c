import { leaveRemark } from '../../../../preview/shares/server/leave-remark.ts'
import { siteShares } from '../../../../preview/shares/server/site-shares.ts'

export const POST = (request: Request) => leaveRemark(request, siteShares())
