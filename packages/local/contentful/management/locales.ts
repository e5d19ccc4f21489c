import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/errors.ts'
import { idOf, queryOf } from '../http/scope.ts'
import { locales } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { contextOf } from './context.ts'
import { listDocuments } from './list.ts'

export function localeRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/locales', (request) => {
    const { place } = contextOf(twin, request)
    return listDocuments(twin.store, locales, { place, query: queryOf(request) })
  })
  app.get('/locales/:id', (request) => {
    const { place } = contextOf(twin, request)
    const locale = twin.store.get(locales, place, idOf(request))
    if (!locale) throw notFound('Locale', idOf(request), place)
    return locale
  })
}
