import { type Space, spaces } from '@association/content'
import { checkSpaces, type Finding, isSubject, type Subject, targetOf } from '@association/content/rules'
import { spaceNames } from '../../contentful/installation.ts'
import type { PagesAt } from '../../contentful/load-content.ts'

/** Compares the path with pages of both spaces. An unreadable space is reported as a gap. */
export async function checkSamePath(
  page: Subject,
  { pagesAt, locale }: { pagesAt: PagesAt; locale: string },
): Promise<{ findings: readonly Finding[]; gaps: readonly string[] }> {
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
    gaps: answers.filter(({ entries }) => !entries).map(({ space }) => gapOf(space)),
  }
}

const gapOf = (space: Space) =>
  `The space ${spaceNames[space]} could not be read. One of its pages may have the same address.`
