import type { FastifyInstance } from 'fastify'
import type { ContentEntity, Locale } from '../entity.ts'
import { badRequest, notFound, validationFailed } from '../http/errors.ts'
import { idOf } from '../http/scope.ts'
import { assets, entries, locales, publishedAssets, publishedEntries } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { objectIn } from '../validation/shapes.ts'
import { commit, contextOf, newId, type RequestContext } from './context.ts'
import { createdSys, touched } from './lifecycle.ts'
import { listDocuments } from './list.ts'
import { checkVersion } from './versions.ts'

export function localeRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/locales', (request) => listDocuments(contextOf(twin, request), locales))
  app.get('/locales/:id', (request) => find(contextOf(twin, request), idOf(request)))
  app.post('/locales', (request, reply) => {
    reply.code(201)
    return create(contextOf(twin, request))
  })
  app.put('/locales/:id', (request) => update(contextOf(twin, request), idOf(request)))
  app.delete('/locales/:id', (request, reply) => {
    remove(contextOf(twin, request), idOf(request))
    return reply.code(204).send()
  })
}

function find({ twin, place }: RequestContext, id: string): Locale {
  const locale = twin.store.get(locales, place, id)
  if (!locale) throw notFound('Locale', id, place)
  return locale
}

function create(context: RequestContext): Locale {
  const { twin, place, now, request } = context
  const { name = '', code = '', ...body } = objectIn(request.body) as Partial<Locale>
  const locale: Locale = {
    name,
    code,
    internal_code: code,
    fallbackCode: body.fallbackCode ?? null,
    default: false,
    contentManagementApi: body.contentManagementApi ?? true,
    contentDeliveryApi: body.contentDeliveryApi ?? true,
    optional: body.optional ?? false,
    sys: createdSys({ type: 'Locale', id: newId(), place, now }),
  }
  check(context, locale)
  return commit(context, 'create', () => twin.store.put(locales, place, locale))
}

/** The default locale can never change. */
function update(context: RequestContext, id: string): Locale {
  const { twin, place, now, request } = context
  const before = find(context, id)
  checkVersion(request, before)
  const {
    sys: _sys,
    default: _default,
    internal_code: _code,
    ...body
  } = objectIn(request.body) as Partial<Locale>
  const locale: Locale = { ...touched(before, now), ...body }
  check(context, locale)
  return commit(context, 'save', () => {
    if (locale.code !== before.code) moveValues(context, before.code, locale.code)
    return twin.store.put(locales, place, locale)
  })
}

function check({ twin, place }: RequestContext, { sys, name, code, fallbackCode }: Locale) {
  const others = twin.store.list(locales, place).filter((other) => other.sys.id !== sys.id)
  const refuse = (problem: { name: string; path: string[]; value?: unknown; details: string }): never => {
    throw validationFailed([problem])
  }
  if (!name) refuse({ name: 'required', path: ['name'], details: 'The property "name" is required here' })
  if (!/^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/.test(code)) {
    refuse({ name: 'regexp', path: ['code'], value: code, details: 'The code is not a locale' })
  }
  if (others.some((other) => other.code === code)) {
    refuse({ name: 'taken', path: ['code'], value: code, details: 'The code is taken' })
  }
  if (fallbackCode !== null && !endsSomewhere(fallbackCode, code, others)) {
    refuse({
      name: 'fallbackCode',
      path: ['fallbackCode'],
      value: fallbackCode,
      details: 'The fallback is unknown or leads back',
    })
  }
}

/** A chain of fallbacks must use known locales and have no cycle. */
function endsSomewhere(start: string, code: string, others: readonly Locale[]): boolean {
  const seen = new Set([code])
  for (let at: string | null = start; at !== null; ) {
    const locale = others.find((other) => other.code === at)
    if (!locale || seen.has(at)) return false
    seen.add(at)
    at = locale.fallbackCode
  }
  return true
}

function remove(context: RequestContext, id: string) {
  const { twin, place } = context
  const before = find(context, id)
  if (before.default) throw badRequest('Cannot delete a default locale')
  if (twin.store.list(locales, place).some(({ fallbackCode }) => fallbackCode === before.code)) {
    throw badRequest('Cannot delete a locale which is fallback of another one')
  }
  commit(context, 'delete', () => {
    moveValues(context, before.code, undefined)
    twin.store.remove(locales, place, id)
    return before
  })
}

/** Values move with the code of their locale, and are deleted with it. */
function moveValues({ twin, place }: RequestContext, from: string, to: string | undefined) {
  for (const kind of [entries, publishedEntries, assets, publishedAssets]) {
    for (const content of twin.store.list<ContentEntity>(kind, place)) {
      if (!Object.values(content.fields).some((values) => from in values)) continue
      const fields = Object.entries(content.fields).map(([id, { [from]: value, ...values }]) => [
        id,
        to === undefined || value === undefined ? values : { ...values, [to]: value },
      ])
      twin.store.put<ContentEntity>(kind, place, { ...content, fields: Object.fromEntries(fields) })
    }
  }
}
