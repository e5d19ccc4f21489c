import type { SiteConfig } from '@association/services/config'
import { spaceOfId } from '@association/services/contentful'
import { verify } from '@association/services/signature'
import { problem } from '../../base/security/problem.ts'
import { readCapped } from '../../base/security/read-capped.ts'
import { changeIn, tagsOfChange } from './topic.ts'

/** Bytes. Contentful limits an entry to 1 MB. */
const maxBytes = 2 * 1024 * 1024
/** Seconds, as in Contentful's toolkit. */
const ttlSeconds = 30

type Options = {
  config: Pick<SiteConfig, 'contentful' | 'webhookSecret'>
  expire(tags: string[]): Promise<void>
  now?: number
}

/** Accepts only webhooks with Contentful's signature. */
export async function receiveWebhook(request: Request, { config, expire, now }: Options): Promise<Response> {
  const body = await readCapped(request, maxBytes)
  if (body === undefined) return problem(413, 'The body is larger than an entry can be.')
  const verification = verify(
    config.webhookSecret,
    { method: 'POST', path: pathOf(request), headers: Object.fromEntries(request.headers), body },
    { ttlSeconds, now },
  )
  if (!verification.valid) return refusals[verification.reason]()
  const change = changeIn(verification.headers['x-contentful-topic'], body)
  if (!change)
    return problem(400, 'The body is not an entry, an asset or a content type, or its topic is missing.')

  const { space: from, environment } = change.entity.sys
  const space = from && spaceOfId(config.contentful, from.sys.id)
  const isOurs = (environment?.sys.id ?? config.contentful.environment) === config.contentful.environment
  const tags = space && isOurs ? tagsOfChange(change, space) : []
  await expire(tags)
  return Response.json({ expired: tags })
}

function pathOf({ url }: Request) {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const refusals = {
  unsigned: () => problem(401, 'The request has no signature from Contentful.'),
  expired: () => problem(403, 'The request is too old.'),
  tampered: () => problem(401, 'The signature does not match the request.'),
}
