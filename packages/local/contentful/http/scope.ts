import type { FastifyRequest } from 'fastify'
import {
  environmentAliases,
  environments,
  everywhere,
  ofSpace,
  type StorePlace,
  spaces,
} from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import { notFound } from './errors.ts'

export type RequestQuery = Readonly<Record<string, string>>

type Params = { space?: string; environment?: string; id?: string; [more: string]: string | undefined }

export const paramsOf = (request: FastifyRequest) => request.params as Params

export const queryOf = (request: FastifyRequest) => request.query as RequestQuery

export const idOf = (request: FastifyRequest) => paramsOf(request).id ?? ''

/** Follows aliases. Throws NotFound. */
export function placeOf(store: Store, request: FastifyRequest): StorePlace {
  const space = spaceOf(store, request)
  const named = paramsOf(request).environment ?? 'master'
  const alias = store.get(environmentAliases, ofSpace(space), named)
  const environment = alias?.environment.sys.id ?? named
  if (!store.get(environments, ofSpace(space), environment)) {
    throw notFound('Environment', named, { space, environment: '' })
  }
  return { space, environment }
}

export function spaceOf(store: Store, request: FastifyRequest): string {
  const { space = '' } = paramsOf(request)
  if (!store.get(spaces, everywhere, space)) throw notFound('Space', space)
  return space
}
