import { type Space, spaces } from '@association/content'
import {
  checkSpaces,
  type Finding,
  isSubject,
  linksIn,
  type Subject,
  targetOf,
} from '@association/content/rules'
import { variantIdentifiers } from '@association/content/types/event-edition/checks/values.ts'
import { spaceNames } from '../../contentful/installation.ts'
import type { Find, PagesAt } from '../../contentful/load-content.ts'

type SpacesCheck = { findings: readonly Finding[]; gaps: readonly string[] }

/** An unreadable space is reported as a gap. */
export async function checkSamePath(
  page: Subject,
  { pagesAt, locale }: { pagesAt: PagesAt; locale: string },
): Promise<SpacesCheck> {
  const { path } = page.values
  if (page.type.id !== 'page' || typeof path !== 'string' || path === '') return { findings: [], gaps: [] }
  const answers = await Promise.all(
    spaces.map(async (space) => ({ space, entries: await pagesAt(space, path).catch(() => undefined) })),
  )
  const isItself = ({ space, id }: Pick<Subject, 'space' | 'id'>) => space === page.space && id === page.id
  const others = answers
    .flatMap(({ space, entries = [] }) => entries.map((entry) => targetOf(entry, { space, locale })))
    .filter(isSubject)
    .filter((other) => !isItself(other) && other.status !== 'archived')
  return {
    findings: checkSpaces([page, ...others]).filter(({ space, entry }) => isItself({ space, id: entry })),
    gaps: answers.filter(({ entries }) => !entries).map(({ space }) => pathGap(space)),
  }
}

const pathGap = (space: Space) =>
  `The space ${spaceNames[space]} could not be read. One of its pages may have the same address.`

export async function checkEdition(
  edition: Subject,
  { find, locale }: { find: Find; locale: string },
): Promise<SpacesCheck> {
  if (edition.type.id !== 'eventEdition') return { findings: [], gaps: [] }
  const read = await Promise.all(
    spaces.flatMap((space) =>
      queriesOf(edition, space).map(async (query) => {
        const entries = await find(space, query)
        return entries.map((entry) => targetOf(entry, { space, locale }))
      }),
    ),
  ).catch(() => undefined)
  if (!read) return { findings: [], gaps: [editionGap] }
  const isItself = ({ space, id }: Pick<Subject, 'space' | 'id'>) =>
    space === edition.space && id === edition.id
  const others = read
    .flat()
    .filter(isSubject)
    .filter((other) => !isItself(other) && other.status !== 'archived')
  return {
    findings: checkSpaces([edition, ...others]).filter(({ space, entry }) => isItself({ space, id: entry })),
    gaps: [],
  }
}

function queriesOf({ space: own, values }: Subject, space: Space): Record<string, string>[] {
  const variants = variantIdentifiers.flatMap((name) => values[name] || []).join(',')
  const courses = linksIn(values.courses).map(({ id }) => id)
  return [
    ...(values.path ? [{ content_type: 'page', 'fields.path': String(values.path) }] : []),
    ...(variants
      ? ['product', 'variant'].map((type) => ({ content_type: type, 'fields.variantId[in]': variants }))
      : []),
    ...(space === own ? [{ content_type: 'eventEdition' }] : []),
    ...(space === own && courses.length > 0 ? [{ 'sys.id[in]': courses.join(',') }] : []),
  ]
}

const editionGap =
  'The products, pages and other editions could not be read, so this edition was not compared with them.'
