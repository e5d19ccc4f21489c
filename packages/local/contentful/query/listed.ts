import type { FastifyRequest } from 'fastify'
import type { ContentEntity } from '../entity.ts'
import { queryOf } from '../http/scope.ts'
import { checkSearch, type Subject } from './check.ts'
import { pageOf } from './page.ts'
import { parseSearch } from './parse.ts'
import { search } from './search.ts'
import { selected } from './select.ts'
import type { QueryWorld } from './world.ts'

type Identified = { sys: { id: string } }
type Frame = { request: FastifyRequest; subject: Subject; world: QueryWorld }

export function listed<T extends Identified>(documents: Iterable<T>, { request, subject, world }: Frame) {
  const query = queryOf(request)
  const wanted = parseSearch(query)
  checkSearch(wanted, subject, world)
  // Without fields, the search reads only `sys`, name and description.
  const found = search(documents as unknown as Iterable<ContentEntity>, wanted, world) as unknown as T[]
  const [address = ''] = request.url.split('?')
  const { items, envelope } = pageOf(found, wanted, { query, address })
  return {
    sys: { type: 'Array' as const },
    ...envelope,
    items: items.map((item) => selected(item, wanted.select)),
  }
}
