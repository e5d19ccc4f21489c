import { contentTypeFor } from '@association/content/content-types'
import type { EntryId } from '@association/content/preview/operations.ts'
import { linksIn, titleOf, valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import type { OpenEntry } from '../entry/open-entry.ts'
import { blockFieldsOf } from './operations/block-fields.ts'
import type { DeskContent } from './operations/plan.ts'
import type { DeskTree } from './tree/keep-tree.ts'

type Sources = {
  opened(entry: EntryId): OpenEntry | undefined
  tree(): DeskTree
  /** Entries that are not on the page yet, such as new ones. */
  extra: ReadonlyMap<string, EntryProps>
  locale: string
}

export function worldOf({ opened, tree, extra, locale }: Sources): DeskContent {
  function seen(id: EntryId) {
    const open = opened(id)
    if (open) return { type: open.type, values: open.values() }
    const state = tree()
    const read = state.phase === 'known' ? state.content.entries.get(id.entry) : undefined
    if (read) return read
    const added = extra.get(id.entry)
    return added && { type: contentTypeFor(added.sys.contentType.sys.id), values: valuesOf(added, locale) }
  }
  function childrenOf(id: EntryId): readonly EntryId[] {
    const { type, values = {} } = seen(id) ?? {}
    const fields = type ? blockFieldsOf(type) : []
    return fields.flatMap(([field]) =>
      linksIn(values[field]).map((link) => ({ space: id.space, entry: link.id })),
    )
  }
  return {
    typeOf: (id) => seen(id)?.type,
    titleOf(id) {
      const { type, values = {} } = seen(id) ?? {}
      return titleOf(type, values, id.entry)
    },
    valueOf: ({ field, ...id }) => seen(id)?.values[field],
    holds(outer, inner) {
      const open = [outer]
      const known = new Set([outer.entry])
      for (const id of open)
        for (const child of childrenOf(id))
          if (!known.has(child.entry) && known.add(child.entry)) open.push(child)
      return outer.space === inner.space && outer.entry !== inner.entry && known.has(inner.entry)
    },
  }
}
