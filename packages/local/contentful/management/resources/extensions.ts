import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { validationFailed } from '../../http/errors.ts'
import { kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { isRecord } from '../../validation/shapes.ts'
import { check, list, required, text } from './reading.ts'
import type { Body, Resource } from './resource.ts'
import { resourceRoutes } from './routes.ts'

type Extension = Entity & { extension: Body; parameters?: Body }

const extensions: Resource<Extension> = {
  kind: kind('Extension'),
  path: '/spaces/:space/environments/:environment/extensions',
  most: 200,
  createsById: true,
  read: ({ extension, parameters }) => ({
    extension: checked(extension),
    ...(isRecord(parameters) ? { parameters } : {}),
  }),
}

/** An extension has either a URL or its whole page. */
function checked(extension: unknown): Body {
  if (!isRecord(extension)) throw validationFailed([{ name: 'required', path: ['extension'] }])
  check(extension, [required(text('name')), list('fieldTypes'), text('src'), text('srcdoc')])
  if ((extension.src === undefined) !== (extension.srcdoc === undefined)) return extension
  throw validationFailed([
    {
      name: 'oneOf',
      path: ['extension'],
      details: 'Give either the property "src" or the property "srcdoc"',
    },
  ])
}

export const extensionRoutes = (app: FastifyInstance, twin: Twin) => resourceRoutes(app, twin, extensions)
