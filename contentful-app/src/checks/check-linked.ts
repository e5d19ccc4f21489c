import type { Issue } from '@association/content/check'
import type { AssetProps, EntryProps } from 'contentful-management'
import { statusOf } from '../links/containing-pages.ts'
import { type Finding, findingsOf } from './finding.ts'
import { type FoundLink, linksIn } from './links-in.ts'
import { type Subject, titleOf, typeOf, valuesOf } from './subject.ts'

/** What is known of the entries and assets that are linked to. */
export type Linked = {
  entries: ReadonlyMap<string, EntryProps>
  assets: ReadonlyMap<string, AssetProps>
  locale: string
}

/** What visitors would miss of an entry's links: targets that are gone, drafts, archived, or pictures without words. */
export function checkLinked(parent: Subject, linked: Linked): Finding[] {
  const issues = Object.entries(parent.values)
    .filter(([field]) => field in parent.type.fields)
    .flatMap(([field, value]) =>
      linksIn(value)
        .flatMap((link) => checkLink(link, parent, linked))
        .map((issue): Issue => ({ ...issue, field })),
    )
  return findingsOf(parent, issues)
}

function checkLink({ linkType, id }: FoundLink, parent: Subject, linked: Linked): Issue[] {
  if (linkType === 'Asset') return checkAssetLink(id, linked)
  return id === parent.id ? [error('Links to itself; the site leaves it out.')] : checkEntryLink(id, linked)
}

function checkEntryLink(id: string, { entries, locale }: Linked): Issue[] {
  const entry = entries.get(id)
  if (!entry) return [error(`Links to the entry ${id}, which does not exist.`)]
  const title = titleOf(typeOf(entry), valuesOf(entry, locale), id)
  if (entry.sys.archivedVersion) return [error(`“${title}” is archived: visitors do not see it.`)]
  return statusOf(entry.sys) === 'draft'
    ? [warning(`“${title}” is a draft: visitors do not see it yet.`)]
    : []
}

function checkAssetLink(id: string, { assets, locale }: Linked): Issue[] {
  const asset = assets.get(id)
  if (!asset) return [error(`Shows the file ${id}, which does not exist.`)]
  const { title, description, file } = valuesOf(asset, locale)
  const name = String(title || id)
  const { contentType = '', details } = (file ?? {}) as {
    contentType?: string
    details?: { image?: { width?: number } }
  }
  const isPicture = contentType.startsWith('image/')
  return [
    ...(file ? [] : [error(`“${name}” has no file.`)]),
    ...(statusOf(asset.sys) === 'draft'
      ? [warning(`“${name}” is a draft: visitors do not see it yet.`)]
      : []),
    ...(isPicture && !description
      ? [warning(`“${name}” has no description, which is what screen readers say of a picture.`)]
      : []),
    ...(isPicture && !details?.image?.width
      ? [warning(`The size of “${name}” is not known, so the page moves while it loads.`)]
      : []),
  ]
}

const error = (message: string): Issue => ({ severity: 'error', message })
const warning = (message: string): Issue => ({ severity: 'warning', message })
