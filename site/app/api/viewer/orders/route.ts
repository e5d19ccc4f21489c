import { accessTokenOf, sessionOf } from '../../../../features/session/session-of.ts'
import { answerOrders } from '../../../../features/viewer/answer-viewer.ts'
import { memberPlatform } from '../../../../features/viewer/load-viewer.ts'
import { config } from '../../../../page/config.ts'

const shop = { accountUrl: `${config.shop.url}/account`, platformFor: memberPlatform }

/** “My Orders”: the account of the visitor at the shop. */
export const GET = (request: Request) => answerOrders(request, { sessionOf, accessTokenOf }, shop)
