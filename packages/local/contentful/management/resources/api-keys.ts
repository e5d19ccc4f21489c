import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Entity, type EntityLink, link } from '../../entity.ts'
import { wholeArray } from '../../http/collection.ts'
import { notFound } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { everywhere, kind, ofSpace, spaces } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { newId } from '../context.ts'
import { check, links, required, text } from './reading.ts'
import { contextAt, type Resource, type ResourceContext } from './resource.ts'
import { resourceRoutes } from './routes.ts'

type ApiKey = Entity &
  Preview & { name: string; description: string; accessToken: string; environments: EntityLink[] }
/** Responses show the Preview API's half as a separate resource. */
type Preview = { previewId: string; previewToken: string }

const apiKeys: Resource<ApiKey> = {
  kind: kind('ApiKey'),
  path: '/spaces/:space/api_keys',
  most: 100,
  createsById: true,
  read: (body, { before }) => {
    const properties = [required(text('name')), text('description'), links('environments')]
    const given = check<Partial<ApiKey> & { name: string }>(body, properties)
    const { name, description = '', environments = [link('Environment', 'master')] } = given
    return { name, description, environments, ...secretsOf(before) }
  },
  show: ({ previewId, previewToken: _token, ...key }) => ({
    ...key,
    preview_api_key: link('PreviewApiKey', previewId),
    policies: [{ effect: 'allow', action: 'content_delivery' }],
  }),
}

const tokenBytes = 32
const newToken = () => randomBytes(tokenBytes).toString('base64url')

const secretsOf = (before: ResourceContext<ApiKey>['before']) => ({
  accessToken: before?.accessToken ?? newToken(),
  previewId: before?.previewId ?? newId(),
  previewToken: before?.previewToken ?? newToken(),
})

const previewPath = '/spaces/:space/preview_api_keys'

/** Each Delivery API key has a Preview API key. */
export function apiKeyRoutes(app: FastifyInstance, twin: Twin) {
  resourceRoutes(app, twin, apiKeys)
  app.get(previewPath, (request) => {
    const { place } = contextAt(twin, previewPath, request)
    return wholeArray(twin.store.list(apiKeys.kind, place).map(previewKeyOf))
  })
  app.get(`${previewPath}/:id`, (request) => {
    const { place } = contextAt(twin, previewPath, request)
    const found = twin.store.list(apiKeys.kind, place).find(({ previewId }) => previewId === idOf(request))
    if (!found) throw notFound('PreviewApiKey', idOf(request), place)
    return previewKeyOf(found)
  })
}

const previewKeyOf = ({ sys, previewId, previewToken, name, description, environments }: ApiKey) => ({
  sys: { ...sys, type: 'PreviewApiKey', id: previewId },
  name,
  description,
  environments,
  accessToken: previewToken,
})

export function spaceOfKey({ store }: Twin, host: 'delivery' | 'preview', token: string): string | undefined {
  const property = host === 'delivery' ? 'accessToken' : 'previewToken'
  const isOpen = (space: string) =>
    store.list(apiKeys.kind, ofSpace(space)).some((key) => key[property] === token)
  return store.list(spaces, everywhere).find(({ sys }) => isOpen(sys.id))?.sys.id
}
