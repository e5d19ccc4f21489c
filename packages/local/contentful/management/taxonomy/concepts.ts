import { link } from '../../entity.ts'
import { validationFailed } from '../../http/errors.ts'
import { environments, everywhere, ofSpace, spaces } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import type { RequestContext } from '../context.ts'
import { removeMetadataLinks } from '../metadata-links.ts'
import { check, links, list, localizedText, required, text } from '../resources/reading.ts'
import type { Resource } from '../resources/resource.ts'
import { type Concept, conceptSchemes, concepts, without } from './kinds.ts'

const texts = [
  'prefLabel',
  'altLabels',
  'changeNote',
  'hiddenLabels',
  'definition',
  'editorialNote',
  'example',
  'historyNote',
  'note',
  'scopeNote',
]

export const conceptResource: Resource<Concept> = {
  kind: concepts,
  path: '/organizations/:organization/taxonomy/concepts',
  most: 6000,
  createsById: true,
  isDeletedByVersion: true,
  hasCursor: true,
  read: (body, { context, before }) => {
    const properties = [
      ...texts.map(localizedText),
      text('uri'),
      links('broader'),
      links('related'),
      list('notations'),
    ]
    const given = check<Pick<Concept, 'prefLabel'>>(body, [
      required(localizedText('prefLabel')),
      ...properties,
    ])
    const concept: Omit<Concept, 'sys'> = { ...emptyConcept, ...given }
    refuseUnknown(context.twin.store, concept)
    refuseCircle(context.twin.store, concept, before?.sys.id)
    return concept
  },
  show: (concept, context) => ({ ...concept, conceptSchemes: schemesOf(concept, context) }),
  afterRemoval: (concept, { twin }) => forget(twin.store, concept.sys.id),
}

const emptyConcept = {
  uri: null,
  altLabels: {},
  changeNote: null,
  hiddenLabels: {},
  definition: null,
  editorialNote: null,
  example: null,
  historyNote: null,
  note: null,
  scopeNote: null,
  notations: [],
  broader: [],
  related: [],
}

function refuseUnknown(store: Store, { broader, related }: Pick<Concept, 'broader' | 'related'>) {
  const unknown = [...broader, ...related].find(({ sys }) => !store.get(concepts, everywhere, sys.id))
  if (!unknown) return
  throw validationFailed([{ name: 'notResolvable', path: ['broader'], link: unknown.sys }])
}

function refuseCircle(store: Store, { broader }: Pick<Concept, 'broader'>, id: string | undefined) {
  const isCircle = broader.some(
    ({ sys }) => sys.id === id || ancestorsOf(store, sys.id).some((one) => one.sys.id === id),
  )
  if (id !== undefined && isCircle) {
    throw validationFailed([
      { name: 'circular', path: ['broader'], details: 'A concept cannot be broader than itself' },
    ])
  }
}

export const schemesOf = ({ sys }: Pick<Concept, 'sys'>, { twin }: Pick<RequestContext, 'twin'>) =>
  twin.store
    .list(conceptSchemes, everywhere)
    .filter((scheme) => scheme.concepts.some((one) => one.sys.id === sys.id))
    .map((scheme) => link('TaxonomyConceptScheme', scheme.sys.id))

/** Level by level, each once. */
export const ancestorsOf = (store: Store, id: string) =>
  reachable(id, (at) =>
    (store.get(concepts, everywhere, at)?.broader ?? []).map(({ sys }) => sys.id),
  ).flatMap((at) => store.get(concepts, everywhere, at) ?? [])

/** Level by level, each once. */
export function descendantsOf(store: Store, id: string): Concept[] {
  const all = store.list(concepts, everywhere)
  const narrower = (at: string) =>
    all.filter(({ broader }) => broader.some(({ sys }) => sys.id === at)).map(({ sys }) => sys.id)
  return reachable(id, narrower).flatMap((at) => store.get(concepts, everywhere, at) ?? [])
}

function reachable(start: string, next: (id: string) => string[]): string[] {
  const seen = new Set([start])
  let level = [start]
  while (level.length > 0) {
    level = [...new Set(level.flatMap(next))].filter((id) => !seen.has(id))
    for (const id of level) seen.add(id)
  }
  return [...seen].slice(1)
}

function forget(store: Store, id: string) {
  for (const concept of store.list(concepts, everywhere)) {
    if (![...concept.broader, ...concept.related].some(({ sys }) => sys.id === id)) continue
    const [broader, related] = [without(concept.broader, id), without(concept.related, id)]
    store.put(concepts, everywhere, { ...concept, broader, related })
  }
  for (const scheme of store.list(conceptSchemes, everywhere)) {
    const kept = without(scheme.concepts, id)
    if (kept.length === scheme.concepts.length) continue
    store.put(conceptSchemes, everywhere, {
      ...scheme,
      concepts: kept,
      topConcepts: without(scheme.topConcepts, id),
    })
  }
  for (const place of placesOf(store)) removeMetadataLinks(store, place, { name: 'concepts', id })
}

const placesOf = (store: Store) =>
  store
    .list(spaces, everywhere)
    .flatMap((space) =>
      store
        .list(environments, ofSpace(space.sys.id))
        .map(({ sys }) => ({ space: space.sys.id, environment: sys.id })),
    )
