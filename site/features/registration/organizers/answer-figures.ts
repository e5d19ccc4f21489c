import type { Edition } from '@association/content/define/event.ts'
import type { SiteConfig } from '@association/services/config'
import { answer, RefusedError } from '../../../base/app-requests/answers.ts'
import { endpoint } from '../../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../../base/app-requests/signed-request.ts'
import type { Registrations } from '../book/registrations.ts'
import { type Log, unlessAway } from '../submit/unless-away.ts'
import { cannotRead } from './cannot-read.ts'
import { figuresOf } from './figures-of.ts'

type FigureServices = {
  config: Pick<SiteConfig, 'preview'>
  editions(): Promise<readonly Edition[]>
  registrations: Pick<Registrations, 'all'>
  log: Log
  now: number
}

/** Answers `POST { edition }`, signed by Contentful for the association's app. */
export function answerFigures(request: Request, needs: FigureServices): Promise<Response> {
  const { config, editions, registrations, log, now } = needs
  const cors = corsHeaders(request, config)
  return endpoint(async () => {
    const { body } = await signedRequest(request, config, now)
    const edition = (await editions()).find(({ key }) => key === body.edition)
    if (!edition)
      throw new RefusedError({
        status: 404,
        title: 'Unknown edition',
        detail: 'No published edition has this key.',
      })
    const read = async () => answer(figuresOf(edition, await registrations.all(edition), now), cors)
    return withHeaders(await unlessAway(log, read, cannotRead), cors)
  }, cors)
}

/** The app needs these headers to read why a request failed. */
function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
