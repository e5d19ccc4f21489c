import { answerCartLines } from '../../../../features/cart/lines/answer.ts'
import { loadProducts } from '../../../../features/cart/lines/load.ts'
import { loadEditions } from '../../../../features/events/load-editions.ts'
import { config } from '../../../../page/config.ts'

export const dynamic = 'force-dynamic'

/** What a cart shows of its variants, for anybody. */
export const GET = (request: Request) =>
  answerCartLines(request.url, {
    load: loadProducts,
    loadEditions,
    scheme: config.contentful.insecure ? 'http' : 'https',
    now: Date.now(),
  })
