import { type EntityLink, isLink } from '../entity.ts'

export function* linksIn(value: unknown): Generator<EntityLink> {
  if (typeof value !== 'object' || value === null) return
  if (isLink(value)) {
    yield value
    return
  }
  for (const part of Object.values(value)) yield* linksIn(part)
}
