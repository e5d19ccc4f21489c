import type { FastifyInstance, FastifyRequest } from 'fastify'
import { link } from '../entity.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { idOf, paramsOf, placeOf, spaceOf } from '../http/scope.ts'
import { localUser } from '../local-user.ts'
import type { Plugin } from '../plugin.ts'
import type { Twin } from '../twin.ts'
import { openUploads, type Upload } from './uploads.ts'

const uploadLimitBytes = 100 * 1024 * 1024

/** This twin uses the management host as upload host. */
export const uploads: Plugin = { name: 'uploads', routes: { management: uploadRoutes } }

/** Old clients omit the environment. */
function uploadRoutes(app: FastifyInstance, { store, now }: Twin) {
  const stored = openUploads(store.database, now)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  for (const path of ['/spaces/:space/uploads', '/spaces/:space/environments/:environment/uploads']) {
    app.post(path, { bodyLimit: uploadLimitBytes }, async (request, reply) => {
      const place = whereOf(request)
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
        throw badRequest('The body of an upload must be a file, sent as application/octet-stream.')
      }
      reply.code(201)
      return answer(stored.add(place.space, request.body), place)
    })
    app.get(`${path}/:id`, async (request) => {
      const place = whereOf(request)
      const upload = stored.get(place.space, idOf(request))
      if (upload === undefined) throw notFound('Upload', idOf(request), place)
      return answer(upload, place)
    })
    app.delete(`${path}/:id`, async (request, reply) => {
      stored.remove(whereOf(request).space, idOf(request))
      return reply.code(204).send()
    })
  }

  const whereOf = (request: FastifyRequest) =>
    paramsOf(request).environment === undefined
      ? { space: spaceOf(store, request), environment: '' }
      : placeOf(store, request)
}

const answer = (
  { id, createdAt, expiresAt }: Upload,
  { space, environment }: { space: string; environment: string },
) => ({
  sys: {
    type: 'Upload',
    id,
    space: link('Space', space),
    ...(environment === '' ? {} : { environment: link('Environment', environment) }),
    createdBy: link('User', localUser),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  },
})
