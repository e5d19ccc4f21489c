import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '../entity.ts'
import { notFound } from '../http/errors.ts'
import { idOf } from '../http/scope.ts'
import { listPage } from '../management/resources/list.ts'
import { ancestorsOf, descendantsOf, schemesOf } from '../management/taxonomy/concepts.ts'
import { type Concept, type ConceptScheme, conceptSchemes, concepts } from '../management/taxonomy/kinds.ts'
import { everywhere, type StoreKind } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import type { View } from './view.ts'

type TaxonomyContext = { twin: Twin; view: (request: FastifyRequest) => View }

/** Every space of the organization can read these. */
export function taxonomyRoutes(app: FastifyInstance, { twin, view }: TaxonomyContext) {
  const { store } = twin
  const showConcept = ({ sys, ...concept }: Concept) => ({
    sys: shownSys(sys),
    ...concept,
    conceptSchemes: schemesOf({ sys }, { twin }),
  })
  const showScheme = ({ sys, ...scheme }: ConceptScheme) => ({
    sys: shownSys(sys),
    ...scheme,
    totalConcepts: scheme.concepts.length,
  })
  const conceptPage = (request: FastifyRequest, list: Concept[]) =>
    listPage(list.map(showConcept), { request }, { hasCursor: true, searchable: searchableIn(view(request)) })
  const find = <T extends Entity>(kind: StoreKind<T>, request: FastifyRequest): T => {
    const found = store.get(kind, everywhere, idOf(request))
    if (!found) throw notFound(kind.name, idOf(request), view(request).place)
    return found
  }

  app.get('/taxonomy/concepts', (request) => conceptPage(request, store.list(concepts, everywhere)))
  app.get('/taxonomy/concepts/:id', (request) => showConcept(find(concepts, request)))
  for (const [name, relatives] of Object.entries({ ancestors: ancestorsOf, descendants: descendantsOf })) {
    app.get(`/taxonomy/concepts/:id/${name}`, (request) =>
      conceptPage(request, relatives(store, find(concepts, request).sys.id)),
    )
  }
  app.get('/taxonomy/concept-schemes', (request) => {
    const schemes = store.list(conceptSchemes, everywhere).map(showScheme)
    return listPage(schemes, { request }, { hasCursor: true, searchable: searchableIn(view(request)) })
  })
  app.get('/taxonomy/concept-schemes/:id', (request) => showScheme(find(conceptSchemes, request)))
}

/** The reading APIs show no users. */
const shownSys = ({ id, type, createdAt, updatedAt, version }: Entity['sys']) => ({
  id,
  type,
  createdAt,
  updatedAt,
  version,
})

type Labeled = { prefLabel: Record<string, unknown>; conceptSchemes?: { sys: { id: string } }[] }

/** Labels sort in the default locale; `conceptScheme=` names a scheme. */
const searchableIn =
  ({ languages }: View) =>
  (document: Labeled) => ({
    ...document,
    prefLabel: document.prefLabel[languages.default],
    conceptScheme: document.conceptSchemes?.map(({ sys }) => sys.id),
  })
