import { type Entity, type EntityLink, link, type Sys } from '../entity.ts'
import type { StorePlace } from '../store/kinds.ts'
import { currentPerson } from './people/current-person.ts'

const user = () => link('User', currentPerson().id)

type New = { type: string; id: string; place: StorePlace; now: Date }

export const createdSys = ({ type, id, place, now }: New): Sys => ({
  space: link('Space', place.space),
  id,
  type,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  ...(place.environment ? { environment: link('Environment', place.environment) } : {}),
  createdBy: user(),
  updatedBy: user(),
  version: 1,
})

export const touched = <T extends Entity>(entity: T, now: Date): T => ({
  ...entity,
  sys: { ...entity.sys, updatedAt: now.toISOString(), updatedBy: user(), version: entity.sys.version + 1 },
})

/** `publishedVersion` is one less than the version after the publication. */
export function published<T extends Entity>(entity: T, now: Date): T {
  const { sys } = entity
  const publication = {
    publishedVersion: sys.version,
    publishedCounter: (sys.publishedCounter ?? 0) + 1,
    publishedAt: now.toISOString(),
    publishedBy: user() as EntityLink,
    firstPublishedAt: sys.firstPublishedAt ?? now.toISOString(),
  }
  return touched({ ...entity, sys: { ...sys, ...publication } }, now)
}

export function unpublished<T extends Entity>(entity: T, now: Date): T {
  const { publishedVersion, publishedAt, publishedBy, ...sys } = entity.sys
  return touched({ ...entity, sys }, now)
}

export function archived<T extends Entity>(entity: T, now: Date): T {
  const { sys } = entity
  const archive = {
    archivedVersion: sys.version,
    archivedAt: now.toISOString(),
    archivedBy: user() as EntityLink,
  }
  return touched({ ...entity, sys: { ...sys, ...archive } }, now)
}

export function unarchived<T extends Entity>(entity: T, now: Date): T {
  const { archivedVersion, archivedAt, archivedBy, ...sys } = entity.sys
  return touched({ ...entity, sys }, now)
}
