import { type Space, spaces } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { pagePath } from '@association/content/derive/page-path.ts'
import { detailIds } from '@association/content/generated/ids.ts'
import { type Status, statusOf, titleOf, valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../../base/in-time.ts'
import { placeOf, type Session } from '../session.ts'

export type FoundPage = {
  space: Space
  id: string
  title: string
  type: string
  path: string
  status: Status
}

export type PageSearch = { found: readonly FoundPage[]; missing: readonly Space[] }

const limits = { perSpace: 8, patienceMs: 8000 }

export async function findPages(session: Session, words: string): Promise<PageSearch> {
  const answers = await Promise.all(
    spaces.map(async (space) => {
      try {
        return { space, pages: await inTime(pagesIn(session, space, words), limits.patienceMs) }
      } catch {
        return { space, pages: undefined }
      }
    }),
  )
  const found = answers.flatMap(({ pages }) => pages ?? [])
  return {
    found: ranked(found, words),
    missing: answers.filter(({ pages }) => pages === undefined).map(({ space }) => space),
  }
}

async function pagesIn(session: Session, space: Space, words: string): Promise<FoundPage[]> {
  const { cma, locales } = session.sdk
  const place = placeOf(session, space)
  const all = { limit: limits.perSpace, order: '-sys.updatedAt', 'sys.archivedAt[exists]': false }
  const page = { ...all, content_type: 'page' }
  const queries = words.startsWith('/')
    ? [{ ...page, 'fields.path[match]': words }]
    : words === ''
      ? [page]
      : [
          { ...page, 'fields.title[match]': words },
          { ...all, 'sys.contentType.sys.id[in]': detailIds.join(','), query: words },
        ]
  const answers = await Promise.all(queries.map((query) => cma.entry.getMany({ ...place, query })))
  return answers
    .flatMap(({ items }) => items)
    .flatMap((entry) => pageOf(entry, { space, locale: locales.default }) ?? [])
}

function pageOf(
  entry: EntryProps,
  { space, locale }: { space: Space; locale: string },
): FoundPage | undefined {
  const typeId = entry.sys.contentType.sys.id
  const type = contentTypeFor(typeId)
  const values = valuesOf(entry, locale)
  const path = pagePath(typeId, values)
  const status = statusOf(entry.sys)
  if (!path || status === 'archived') return undefined
  const title = titleOf(type, values, entry.sys.id)
  return { space, id: entry.sys.id, title, type: type?.name ?? typeId, path, status }
}

export function ranked(found: readonly FoundPage[], words: string): FoundPage[] {
  const wanted = words.toLowerCase()
  const rank = ({ title, path }: FoundPage) => {
    const name = title.toLowerCase()
    if (name === wanted || path === wanted) return 0
    if (name.startsWith(wanted) || path.startsWith(wanted)) return 1
    return name.includes(wanted) ? 2 : 3
  }
  return found.toSorted((one, other) => rank(one) - rank(other) || one.path.length - other.path.length)
}
