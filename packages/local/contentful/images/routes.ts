import type { FastifyInstance, FastifyReply } from 'fastify'
import { badRequest, notFound } from '../http/errors.ts'
import { resultCache } from '../http/result-cache.ts'
import type { Plugin } from '../plugin.ts'
import type { Twin } from '../twin.ts'
import { type FileAddress, openFiles } from './files.ts'
import { readTransformation, type Transformation, TransformationError } from './parameters.ts'
import { isTransformable, type Picture, transform } from './transform.ts'

const cacheLimitBytes = 64 * 1024 * 1024
/** Larger pictures are served unchanged. */
const transformableBytes = 100 * 1024 * 1024
const yearSeconds = 31_536_000

/** `/{space}/{asset}/{token}/{name}`. */
export const images: Plugin = { name: 'images', routes: { images: imageRoutes } }

function imageRoutes(app: FastifyInstance, { store }: Twin) {
  const files = openFiles(store.database)
  const results = resultCache<Picture>({
    limitBytes: cacheLimitBytes,
    sizeOf: ({ body }) => body.length,
  })

  app.get<{ Params: FileAddress }>('/:space/:asset/:token/:name', async (request, reply) => {
    const address = request.params
    const wanted = wantedBy(request.url)
    const tag = `"${address.token}${wanted ? `-${keyOf(wanted)}` : ''}"`
    if (request.headers['if-none-match'] === tag) return keepForLong(reply, tag).code(304).send()

    const file = files.get(address)
    if (file === undefined) throw notFound('Asset', address.asset)
    const picture =
      wanted && isTransformable(file.contentType) && file.body.length <= transformableBytes
        ? await results.get(`${Object.values(address).join('/')} ${tag}`, () => draw(file, wanted))
        : file
    return keepForLong(reply, tag).header('Content-Type', picture.contentType).send(picture.body)
  })
}

function wantedBy(url: string) {
  try {
    return readTransformation(new URL(url, 'http://images').searchParams)
  } catch (error) {
    if (error instanceof TransformationError) throw badRequest(error.message)
    throw error
  }
}

async function draw(file: Picture, wanted: Transformation) {
  try {
    return await transform(file, wanted)
  } catch {
    throw badRequest('The file is not a picture that can be read.')
  }
}

/** A URL always means the same bytes. */
const keepForLong = (reply: FastifyReply, tag: string) =>
  reply.headers({
    'Cache-Control': `public, max-age=${yearSeconds}`,
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  })

const keyOf = (wanted: Transformation) => Buffer.from(JSON.stringify(wanted)).toString('base64url')
