import { isLink, type Link } from '../entity.ts'

/** Every link to an entry or asset anywhere in a value: lists, rich text and all. */
export function* linksIn(value: unknown): Generator<Link> {
  if (typeof value !== 'object' || value === null) return
  if (isLink(value)) {
    yield value
    return
  }
  for (const part of Object.values(value)) yield* linksIn(part)
}
