import type { FastifyInstance, FastifyRequest } from 'fastify'
import { link } from '../../entity.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { localUser } from '../../local-user.ts'
import { contextAt } from '../../management/resources/resource.ts'
import type { Twin } from '../../twin.ts'
import type { Upload, Uploads } from '../../uploads/uploads.ts'

const path = '/organizations/:organization/app_uploads'
/** Contentful's limit for a bundle. */
const uploadLimitBytes = 10 * 1024 * 1024

/** A space id contains no blank: names never collide. */
export const ownerOf = (organization: string) => `organization ${organization}`

export function appUploadRoutes(app: FastifyInstance, twin: Twin, uploads: Uploads) {
  const organization = twin.bootstrap.organizationId
  const owner = ownerOf(organization)
  const find = (request: FastifyRequest) => {
    contextAt(twin, path, request)
    const upload = uploads.get(owner, idOf(request))
    if (upload === undefined) throw notFound('AppUpload', idOf(request))
    return upload
  }
  app.post(path, { bodyLimit: uploadLimitBytes }, (request, reply) => {
    contextAt(twin, path, request)
    if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
      throw badRequest('The body of an upload must be a file, sent as application/octet-stream.')
    }
    return reply.code(201).send(shown(uploads.add(owner, request.body), organization))
  })
  app.get(`${path}/:id`, (request) => shown(find(request), organization))
  app.delete(`${path}/:id`, (request, reply) => {
    uploads.remove(owner, find(request).id)
    return reply.code(204).send()
  })
}

const shown = ({ id, createdAt, expiresAt }: Upload, organization: string) => ({
  sys: {
    type: 'AppUpload',
    id,
    organization: link('Organization', organization),
    createdBy: link('User', localUser),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  },
})
