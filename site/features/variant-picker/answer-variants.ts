import type { SiteConfig } from '@association/services/config'
import type { Storefront } from '@association/services/storefront'
import { isUpstreamError } from '@association/services/upstream'
import { answer, RefusedError } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../base/app-requests/signed-request.ts'

type VariantServices = {
  config: Pick<SiteConfig, 'preview'>
  shop: Pick<Storefront, 'findVariants'>
  now?: number
}

const longestQuery = 200

/** Answers `POST { query, after }`, signed by Contentful for the association's app. */
export function answerVariants(request: Request, { config, shop, now }: VariantServices): Promise<Response> {
  const cors = corsHeaders(request, config)
  return endpoint(async () => {
    const { body } = await signedRequest(request, config, now)
    const query = textIn(body.query).slice(0, longestQuery)
    const after = textIn(body.after)
    try {
      return answer(await shop.findVariants({ ...(query && { query }), ...(after && { after }) }), cors)
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      const status = error.failure === 'timeout' ? 504 : 502
      throw new RefusedError({ status, title: 'The shop failed', detail: 'The shop does not answer.' })
    }
  }, cors)
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
