import type { FastifyInstance } from 'fastify'
import { type Entity, isLink } from '../../entity.ts'
import { validationFailed } from '../../http/errors.ts'
import { kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { isRecord, objectIn } from '../../validation/shapes.ts'
import { publicationRoutes, publicRoutes, refusePublished } from '../resources/publication.ts'
import { check, list, required, text } from '../resources/reading.ts'
import type { Body, Resource } from '../resources/resource.ts'
import { resourceRoutes } from '../resources/routes.ts'

type ExperiencePart = Entity & { name: string }

type Family = {
  folder: string
  /** The name in responses. */
  type: string
  /** The newer name of a resource that has two. */
  storedAs?: string
  needsViewports?: boolean
  /** This property of a new document moves into its `sys`. */
  madeFrom?: string
  /** Properties that callers write in `sys`. */
  ownSys?: string[]
}

/** Registers the newer and the older names. */
export function experienceRoutes(app: FastifyInstance, twin: Twin) {
  for (const resource of experienceResources) {
    resourceRoutes(app, twin, resource)
    publicationRoutes(app, twin, resource)
    if (resource.kind.name === 'DataAssembly') publicRoutes(app, twin, resource)
  }
  resourceRoutes(app, twin, designTokens)
}

const families: Family[] = [
  { folder: 'component_types', type: 'ComponentType', storedAs: 'Component', needsViewports: true },
  { folder: 'components', type: 'Component', needsViewports: true },
  { folder: 'templates', type: 'Template', storedAs: 'ExperienceTemplate', needsViewports: true },
  { folder: 'experience_templates', type: 'ExperienceTemplate', needsViewports: true },
  { folder: 'fragments', type: 'Fragment', madeFrom: 'componentType' },
  { folder: 'experience_fragments', type: 'ExperienceFragment', madeFrom: 'component' },
  { folder: 'experiences', type: 'Experience', madeFrom: 'experienceTemplate' },
  { folder: 'data_assemblies', type: 'DataAssembly', ownSys: ['dataType'] },
]

const experienceResources: readonly Resource<ExperiencePart>[] = families.map(resourceOf)

function resourceOf({
  folder,
  type,
  storedAs = type,
  needsViewports,
  madeFrom,
  ownSys = [],
}: Family): Resource<ExperiencePart> {
  return {
    kind: kind(storedAs),
    path: `/spaces/:space/environments/:environment/${folder}`,
    most: 1000,
    createsById: true,
    hasCursor: true,
    belongsTo: ({ request }) => sysIn(objectIn(request.body), { madeFrom, ownSys }),
    read: (body, { before }) => {
      const viewports = needsViewports ? [required(list('viewports'))] : [list('viewports')]
      const given = check<Omit<ExperiencePart, 'sys'> & Body>(body, [required(text('name')), ...viewports])
      if (madeFrom === undefined) return given
      const { [madeFrom]: source, ...fields } = given
      if (!before && !isResourceLink(source)) throw validationFailed([{ name: 'required', path: [madeFrom] }])
      return { ...fields, name: given.name }
    },
    show: ({ sys, ...part }) => ({ ...part, sys: { ...sys, type } }),
    beforeRemoval: refusePublished,
  }
}

type SysRules = { madeFrom: string | undefined; ownSys: string[] }

function sysIn(body: Body, { madeFrom, ownSys }: SysRules): Body {
  const sent = isRecord(body.sys) ? body.sys : {}
  return {
    ...Object.fromEntries(ownSys.filter((name) => name in sent).map((name) => [name, sent[name]])),
    ...(madeFrom ? { [madeFrom]: body[madeFrom] } : {}),
  }
}

const isResourceLink = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && value.sys.type === 'ResourceLink' && !isLink(value)

const designTokens: Resource<ExperiencePart & { type: string }> = {
  kind: kind('DesignToken'),
  path: '/spaces/:space/environments/:environment/design_tokens',
  most: 1000,
  createsById: true,
  hasCursor: true,
  isPublishedOnSave: true,
  read: (body) => check(body, [required(text('name')), required(text('type'))]),
}
