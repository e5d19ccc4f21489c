import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ContentChange } from '../changes.ts'
import type { Entity } from '../entity.ts'
import { validationFailed } from '../http/errors.ts'
import { placeOf } from '../http/scope.ts'
import type { StorePlace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'

export type RequestContext = { twin: Twin; place: StorePlace; now: Date; request: FastifyRequest }

/** For work in the background. */
export type Scope = Omit<RequestContext, 'request'>

export const contextOf = (twin: Twin, request: FastifyRequest): RequestContext => ({
  twin,
  request,
  place: placeOf(twin.store, request),
  now: twin.now(),
})

export function commit<T extends Entity>(
  { twin, place }: Pick<RequestContext, 'twin' | 'place'>,
  action: ContentChange['action'],
  work: () => T,
): T {
  return twin.store.transaction(() => {
    const entity = work()
    twin.store.afterCommit(() => twin.changes.emit({ place, type: entity.sys.type, action, entity }))
    return entity
  })
}

const idForm = /^[a-zA-Z0-9\-_.]{1,64}$/

/** Throws ValidationFailed. */
export function checkId(id: string, form = idForm): string {
  if (form.test(id)) return id
  throw validationFailed([
    { name: 'regexp', path: ['sys', 'id'], value: id, details: `Does not match ${form}` },
  ])
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const generatedLength = 22

/** Has the form of Contentful's generated ids. */
export const newId = () =>
  Array.from({ length: generatedLength }, () => letters[randomInt(letters.length)]).join('')
