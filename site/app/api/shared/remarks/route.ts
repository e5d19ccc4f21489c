import { leaveRemark } from '../../../../preview/shares/server/leave-remark.ts'
import { siteShares } from '../../../../preview/shares/server/site-shares.ts'

/** Keeps the remark of somebody who opened a share link. */
export const POST = (request: Request) => leaveRemark(request, siteShares())
