import { validationFailed } from '../../http/errors.ts'
import { everywhere } from '../../store/kinds.ts'
import { check, links, localizedText, required, text } from '../resources/reading.ts'
import type { Resource } from '../resources/resource.ts'
import { type ConceptScheme, conceptSchemes, concepts } from './kinds.ts'

export const schemeResource: Resource<ConceptScheme> = {
  kind: conceptSchemes,
  path: '/organizations/:organization/taxonomy/concept-schemes',
  most: 20,
  createsById: true,
  isDeletedByVersion: true,
  hasCursor: true,
  read: (body, { context }) => {
    const properties = [text('uri'), localizedText('definition'), links('topConcepts'), links('concepts')]
    const given = check<Pick<ConceptScheme, 'prefLabel'>>(body, [
      required(localizedText('prefLabel')),
      ...properties,
    ])
    const scheme: Omit<ConceptScheme, 'sys'> = { ...emptyScheme, ...given }
    const isKnown = (id: string) => context.twin.store.get(concepts, everywhere, id) !== undefined
    const unknown = [...scheme.concepts, ...scheme.topConcepts].find(({ sys }) => !isKnown(sys.id))
    if (unknown) throw validationFailed([{ name: 'notResolvable', path: ['concepts'], link: unknown.sys }])
    return scheme
  },
  show: (scheme) => ({ ...scheme, totalConcepts: scheme.concepts.length }),
}

const emptyScheme = { uri: null, definition: null, topConcepts: [], concepts: [] }
