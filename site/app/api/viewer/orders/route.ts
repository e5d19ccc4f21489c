import { config } from '../../../../base/config.ts'
import { accessTokenOf, sessionOf } from '../../../../features/session/session-of.ts'
import { answerOrders } from '../../../../features/viewer-data/answer-viewer.ts'
import { memberPlatform } from '../../../../features/viewer-data/load-viewer.ts'

const shop = { accountUrl: `${config.shop.url}/account`, platformFor: memberPlatform }

export const GET = (request: Request) => answerOrders(request, { sessionOf, accessTokenOf }, shop)
