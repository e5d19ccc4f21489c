import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assetKey } from '../assets/asset-keys.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { mediaTypes } from '../http/media-types.ts'
import { idOf, placeOf, queryOf, type RequestQuery, spaceOf } from '../http/scope.ts'
import { releases } from '../management/releases/kinds.ts'
import { everywhere, type StorePlace, spaces } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import type { Audience } from './delivered.ts'
import { listContent } from './list.ts'
import { inLocale, localeOf } from './locale.ts'
import { modelRoutes, shownLocales } from './model.ts'
import { wantsSourceMaps, withSourceMap } from './source-maps.ts'
import { syncPage } from './sync.ts'
import { taxonomyRoutes } from './taxonomy.ts'
import { type View, viewOf } from './view.ts'

type DeliveryContext = { twin: Twin; view: (request: FastifyRequest) => View }

/** Only the Delivery API supports sync. */
export function readingRoutes(app: FastifyInstance, twin: Twin, audience: Audience) {
  const reading: DeliveryContext = {
    twin,
    view: (request) => viewOf(twin, placeOf(twin.store, request), audience),
  }
  app.get('/spaces/:space', (request) => showSpace(twin, request, audience))
  for (const prefix of ['/spaces/:space/environments/:environment', '/spaces/:space']) {
    app.register(
      async (scope) => {
        contentRoutes(scope, reading, '')
        if (audience === 'preview') contentRoutes(scope, reading, '/timeline')
        modelRoutes(scope, reading)
        taxonomyRoutes(scope, reading)
        if (audience === 'delivery') syncRoutes(scope, reading)
        assetKeyRoutes(scope, twin)
      },
      { prefix },
    )
  }
}

/** A timeline shows drafts, without schedules or release changes. */
function contentRoutes(app: FastifyInstance, { twin, view }: DeliveryContext, base: '' | '/timeline') {
  const seenBy = (request: FastifyRequest) => {
    const seen = view(request)
    if (base === '/timeline') checkRelease(twin, seen.place, queryOf(request))
    return seen
  }
  for (const type of ['Entry', 'Asset'] as const) {
    const path = `${base}${type === 'Entry' ? '/entries' : '/assets'}`
    app.get(path, (request, reply) => send(reply, listContent(twin, seenBy(request), { type, request })))
    app.get(`${path}/:id`, (request, reply) => {
      const seen = seenBy(request)
      const id = idOf(request)
      const content = seen.resolve({ sys: { type: 'Link', linkType: type, id } })
      if (!content) throw notFound(type, id, seen.place)
      const query = queryOf(request)
      const shown = inLocale(content, localeOf(query, seen.languages), seen)
      return send(reply, wantsSourceMaps(query, seen) ? withSourceMap(shown, twin.store, seen) : shown)
    })
  }
}

function checkRelease({ store }: Twin, place: StorePlace, { 'release[lte]': id }: RequestQuery) {
  if (id !== undefined && !store.get(releases, place, id)) throw notFound('Release', id, place)
}

const send = (reply: FastifyReply, answer: object) => reply.send(checkedJson(answer))

/** Contentful's limit for a response, with its two-space indentation. */
const answerLimitBytes = 7_340_032

/** Indentation adds less than this factor: small responses skip the exact count. */
const indentationFactor = 3

function checkedJson(answer: object): string {
  const json = JSON.stringify(answer)
  const isSurelySmall = json.length * indentationFactor < answerLimitBytes
  if (!isSurelySmall && Buffer.byteLength(JSON.stringify(answer, null, 2)) > answerLimitBytes) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${answerLimitBytes}B.`)
  }
  return json
}

function syncRoutes(app: FastifyInstance, { twin, view }: DeliveryContext) {
  app.get('/sync', (request, reply) => {
    const [path = ''] = request.url.split('?')
    const address = `${request.protocol}://${request.host}${path}`
    return send(reply, syncPage(twin.store, view(request), { query: queryOf(request), address }))
  })
}

/** Recorded: this host also answers with the Management API's media type. */
function assetKeyRoutes(app: FastifyInstance, twin: Twin) {
  app.post('/asset_keys', (request, reply) =>
    reply.type(mediaTypes.management).send(assetKey(request.body, twin.now())),
  )
}

function showSpace(twin: Twin, request: FastifyRequest, audience: Audience) {
  const id = spaceOf(twin.store, request)
  const place = { space: id, environment: twin.bootstrap.environment }
  return {
    sys: { type: 'Space', id },
    name: twin.store.get(spaces, everywhere, id)?.name,
    locales: shownLocales(twin, place, audience).map(({ code, name, fallbackCode, default: isDefault }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  }
}
