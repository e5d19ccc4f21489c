import { type Space, spaces } from '@association/content'
import { checkSpaces, type Finding, isSubject, type Subject, targetOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'

/** Finds the pages of a space at a path; rejects where the space cannot be read. */
export type PagesAt = (space: Space, path: string) => Promise<readonly EntryProps[]>

/** Whether another page of either space has the address of this one. A space that cannot be read has none. */
export async function checkSamePath(
  page: Subject,
  { pagesAt, locale }: { pagesAt: PagesAt; locale: string },
): Promise<Finding[]> {
  const { path } = page.values
  if (page.type.id !== 'page' || typeof path !== 'string' || path === '') return []
  const found = await Promise.all(
    spaces.map(async (space) => {
      const entries = await pagesAt(space, path).catch(() => [])
      return entries.map((entry) => targetOf(entry, { space, locale })).filter(isSubject)
    }),
  )
  const isItself = ({ space, id }: Pick<Subject, 'space' | 'id'>) => space === page.space && id === page.id
  const others = found.flat().filter((other) => !isItself(other) && other.status !== 'archived')
  return checkSpaces([page, ...others]).filter(({ space, entry }) => isItself({ space, id: entry }))
}
