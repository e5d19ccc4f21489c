import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContentType, Locale, TypeField } from '../entity.ts'
import { wholeArray } from '../http/collection.ts'
import { notFound } from '../http/errors.ts'
import { idOf, placeOf } from '../http/scope.ts'
import { listed } from '../query/listed.ts'
import type { QueryWorld } from '../query/world.ts'
import { locales, type StorePlace, tags } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import type { Audience } from './delivered.ts'
import { isShownTo, type View } from './view.ts'

type ModelContext = { twin: Twin; view: (request: FastifyRequest) => View }

export function modelRoutes(app: FastifyInstance, { twin, view }: ModelContext) {
  app.get('/content_types', (request) => {
    const seen = view(request)
    const types = seen.contentTypes().map(deliverContentType)
    return listed(types, { request, subject: 'ContentType', world: worldOf(seen) })
  })
  app.get('/content_types/:id', (request) => {
    const seen = view(request)
    const type = seen.contentType(idOf(request))
    if (!type) throw notFound('ContentType', idOf(request), seen.place)
    return deliverContentType(type)
  })
  app.get('/locales', (request) => {
    const { place, audience } = view(request)
    return wholeArray(shownLocales(twin, place, audience).map(showLocale))
  })
  app.get('/tags', (request) =>
    listed(publicTags(twin, request), { request, subject: 'Other', world: worldOf(view(request)) }),
  )
  app.get('/tags/:id', (request) => {
    const tag = publicTags(twin, request).find(({ sys }) => sys.id === idOf(request))
    if (!tag) throw notFound('Tag', idOf(request), placeOf(twin.store, request))
    return tag
  })
}

/** Content types and tags are not localized. */
const worldOf = ({ languages, contentType, resolve }: View): QueryWorld => ({
  languages,
  locale: languages.default,
  contentType,
  resolve,
})

const publicTags = ({ store }: Twin, request: FastifyRequest) =>
  store.list(tags, placeOf(store, request)).filter(({ sys }) => sys.visibility === 'public')

export const shownLocales = ({ store }: Twin, place: StorePlace, audience: Audience) =>
  store.list(locales, place).filter((locale) => isShownTo(audience, locale))

const showLocale = ({ sys, code, name, default: isDefault, fallbackCode }: Locale) => ({
  code,
  name,
  default: isDefault,
  fallbackCode,
  sys: { id: sys.id, type: 'Locale', version: sys.version },
})

/** The reading APIs show a revision, no versions. */
function deliverContentType({ sys, fields, ...rest }: ContentType) {
  return {
    sys: {
      space: sys.space,
      id: sys.id,
      type: sys.type,
      createdAt: sys.firstPublishedAt ?? sys.createdAt,
      updatedAt: sys.publishedAt ?? sys.updatedAt,
      environment: sys.environment,
      publishedVersion: sys.publishedVersion,
      revision: sys.publishedCounter ?? 0,
    },
    ...rest,
    fields: fields.filter((field) => !field.omitted).map(deliverField),
  }
}

function deliverField({ validations, ...field }: TypeField) {
  return validations.length > 0 ? { ...field, validations } : field
}
