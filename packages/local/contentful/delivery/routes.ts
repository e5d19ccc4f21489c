import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../entity.ts'
import { arrayOf, wholeArray } from '../http/collection.ts'
import { notFound } from '../http/errors.ts'
import { idOf, placeOf, queryOf, spaceOf } from '../http/scope.ts'
import { limits, wholeNumber } from '../query/parse.ts'
import { everywhere, locales, spaces, tags } from '../store/kinds.ts'
import { languagesOf } from '../store/locales.ts'
import type { Twin } from '../twin.ts'
import { deliverContentType } from './content-types.ts'
import { checkSize, listContent } from './list.ts'
import { inLocale, localeOf } from './locale.ts'
import { viewOf } from './view.ts'

export type Audience = 'delivery' | 'preview'

/** What the Delivery and the Preview API have in common; they differ in what they see. */
export function readingRoutes(app: FastifyInstance, twin: Twin, audience: Audience) {
  app.get('/spaces/:space', (request) => showSpace(twin, request))
  for (const prefix of ['/spaces/:space/environments/:environment', '/spaces/:space']) {
    app.register(async (scope) => environmentRoutes(scope, twin, audience), { prefix })
  }
}

function environmentRoutes(app: FastifyInstance, twin: Twin, audience: Audience) {
  const view = (request: FastifyRequest) => viewOf(twin, placeOf(twin.store, request), audience)
  for (const type of ['Entry', 'Asset'] as const) {
    const path = type === 'Entry' ? '/entries' : '/assets'
    app.get(path, (request, reply) => {
      const seen = view(request)
      const languages = languagesOf(twin.store, seen.place)
      return send(reply, listContent(seen, type, { query: queryOf(request), languages }))
    })
    app.get(`${path}/:id`, (request, reply) => {
      const seen = view(request)
      const languages = languagesOf(twin.store, seen.place)
      const id = idOf(request)
      const content = seen.resolve({ sys: { type: 'Link', linkType: type, id } })
      if (!content) throw notFound(type, id, seen.place)
      return send(reply, inLocale(content, localeOf(queryOf(request), languages), languages))
    })
  }
  app.get('/content_types', (request) => {
    const skip = wholeNumber(queryOf(request), { name: 'skip', otherwise: 0, most: Number.MAX_SAFE_INTEGER })
    const limit = wholeNumber(queryOf(request), { name: 'limit', otherwise: 100, most: limits.page })
    const all = view(request).contentTypes()
    return arrayOf({
      total: all.length,
      skip,
      limit,
      items: all.slice(skip, skip + limit).map(deliverContentType),
    })
  })
  app.get('/content_types/:id', (request) => {
    const seen = view(request)
    const type = seen.contentType(idOf(request))
    if (!type) throw notFound('ContentType', idOf(request), seen.place)
    return deliverContentType(type)
  })
  app.get('/locales', (request) =>
    wholeArray(twin.store.list(locales, placeOf(twin.store, request)).map(showLocale)),
  )
  app.get('/tags', (request) =>
    wholeArray(
      twin.store.list(tags, placeOf(twin.store, request)).filter(({ sys }) => sys.visibility === 'public'),
    ),
  )
}

const send = (reply: FastifyReply, answer: object) => reply.send(checkSize(answer))

function showSpace(twin: Twin, request: FastifyRequest) {
  const id = spaceOf(twin.store, request)
  const place = { space: id, environment: twin.bootstrap.environment }
  return {
    sys: { type: 'Space', id },
    name: twin.store.get(spaces, everywhere, id)?.name,
    locales: twin.store.list(locales, place).map(({ code, name, fallbackCode, default: isDefault }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  }
}

const showLocale = ({ sys, code, name, default: isDefault, fallbackCode }: Locale) => ({
  code,
  name,
  default: isDefault,
  fallbackCode,
  sys: { id: sys.id, type: 'Locale', version: sys.version },
})
