import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Entity, type EntityLink, link } from '../../entity.ts'
import { badRequest, notFound, validationFailed } from '../../http/errors.ts'
import { paramsOf } from '../../http/scope.ts'
import { check, linkTo, list, required, text } from '../../management/resources/reading.ts'
import type { Resource } from '../../management/resources/resource.ts'
import { resourceRoutes } from '../../management/resources/routes.ts'
import { everywhere, kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import type { Uploads } from '../../uploads/uploads.ts'
import { appDefinitions } from '../kinds.ts'
import { ownerOf } from './uploads.ts'
import { filesInZip, ZipError } from './zip.ts'

type BundleFields = { comment?: string; actions?: unknown[]; functions?: unknown[] }
type AppBundle = Entity & BundleFields & { files: { name: string; size: number; md5: string }[] }

export const appBundles = kind<AppBundle>('AppBundle')
/** Contentful's limits. */
const limits = { files: 500, bytes: 10 * 1024 * 1024 } as const

/** A definition that names a bundle runs from it. */
export function bundleRoutes(app: FastifyInstance, twin: Twin, uploads: Uploads) {
  resourceRoutes(app, twin, bundlesIn(twin, uploads))
}

const bundlesIn = (twin: Twin, uploads: Uploads): Resource<AppBundle> => ({
  kind: appBundles,
  path: '/organizations/:organization/app_definitions/:app/app_bundles',
  most: 1000,
  belongsTo: ({ request }) => {
    const { app: id = '' } = paramsOf(request)
    if (!twin.store.get(appDefinitions, everywhere, id)) throw notFound('AppDefinition', id)
    return { appDefinition: link('AppDefinition', id) }
  },
  isAt: ({ sys }, { request }) => (sys.appDefinition as EntityLink).sys.id === paramsOf(request).app,
  read: (body) => {
    const properties = [
      required(linkTo('upload', 'AppUpload')),
      text('comment'),
      list('actions'),
      list('functions'),
    ]
    const { upload, ...fields } = check<BundleFields & { upload: EntityLink }>(body, properties)
    const zip = uploads.body(ownerOf(twin.bootstrap.organizationId), upload.sys.id)
    if (zip === undefined) throw notFound('AppUpload', upload.sys.id)
    return { ...fields, files: filesOf(zip) }
  },
  show: ({ sys: { version: _version, ...sys }, ...bundle }) => ({ ...bundle, sys }),
  beforeRemoval: ({ sys }) => {
    const isInUse = twin.store
      .list(appDefinitions, everywhere)
      .some(({ bundle }) => bundle?.sys.id === sys.id)
    if (isInUse) throw badRequest('The bundle is in use by its app and cannot be deleted.')
  },
})

function filesOf(zip: Buffer) {
  try {
    return filesInZip(zip, limits).map(({ name, body }) => ({
      name,
      size: body.length,
      md5: createHash('md5').update(body).digest('base64'),
    }))
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    throw validationFailed([{ name: 'zip', path: ['upload'], details: error.message }])
  }
}
