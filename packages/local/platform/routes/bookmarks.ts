import { isRecord } from '@association/content/safe/is-record.ts'
import type { FastifyInstance } from 'fastify'
import { accountOf, refuse } from '../access/guard.ts'
import { type BookmarkStore, mostBookmarks, type NewBookmark } from '../store/bookmarks.ts'

type Filtered = { Querystring: { type?: string } }
type One = { Params: { bookmark: string } }

/** The guard already refuses requests for other users. */
export function bookmarkRoutes(api: FastifyInstance, bookmarks: BookmarkStore) {
  api.get<Filtered>('/users/:id/bookmarks', async (request) =>
    bookmarks.list(accountOf(request).userId, request.query.type ?? 'article'),
  )
  api.post('/users/:id/bookmarks', async (request, reply) => {
    const wanted = newBookmark(request.body)
    if (!wanted) return refuse(reply, 400, 'Send cmsid, type (“article” or empty) and website_url.')
    const added = bookmarks.add(accountOf(request).userId, wanted)
    if (!added) return refuse(reply, 409, `A user has at most ${mostBookmarks} bookmarks.`)
    return reply.status(201).send(added)
  })
  api.delete<One>('/users/:id/bookmarks/:bookmark', async (request, reply) => {
    if (!bookmarks.remove(accountOf(request).userId, request.params.bookmark))
      return refuse(reply, 404, 'There is no such bookmark.')
    return reply.status(204).send()
  })
}

/** Characters. */
const longest = { cmsid: 128, website_url: 2048 }

function newBookmark(body: unknown): NewBookmark | undefined {
  if (!isRecord(body)) return undefined
  const { cmsid, type, website_url } = body
  if (!isText(cmsid, longest.cmsid) || !isText(website_url, longest.website_url)) return undefined
  return type === 'article' || type === '' ? { cmsid, type, website_url } : undefined
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most
