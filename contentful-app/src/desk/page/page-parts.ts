import type { Space } from '@association/content'
import type { AssetProps, EntryProps } from 'contentful-management'
import type { Values } from '../../entry/merge-values.ts'
import type { RootVersions } from './root-sys.ts'

/** Includes the ids of entries that do not exist. */
export type PagePart = {
  entries: readonly EntryProps[]
  assets: readonly AssetProps[]
  gone: readonly string[]
}

export type Typed = { space: Space; entry: string; values: Values }

/** Holds the whole page, or only the changes since the last message. */
export type PageParts = {
  parts: Readonly<Record<Space, PagePart>>
  typed: readonly Typed[]
  sys?: RootVersions
}

/** Each version of an entry is a separate object, so comparing objects shows what the page has received. */
export function changedParts(): (now: PageParts) => PageParts {
  const sent = new WeakSet<object>()
  const gone = new Set<string>()
  const isNew = (each: object) => !sent.has(each) && sent.add(each) !== undefined
  return ({ parts, ...rest }) => {
    function changedIn(space: Space): PagePart {
      const { entries, assets, gone: missing } = parts[space]
      for (const { sys } of entries) gone.delete(`${space}/${sys.id}`)
      const lost = missing.filter((id) => !gone.has(`${space}/${id}`))
      for (const id of lost) gone.add(`${space}/${id}`)
      return { entries: entries.filter(isNew), assets: assets.filter(isNew), gone: lost }
    }
    return { ...rest, parts: { association: changedIn('association'), events: changedIn('events') } }
  }
}

export const isEmpty = ({ parts, typed }: PageParts) =>
  typed.length === 0 &&
  Object.values(parts).every(
    ({ entries, assets, gone }) => entries.length + assets.length + gone.length === 0,
  )
