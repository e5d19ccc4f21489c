import { valuesOf } from '@association/content/rules'
import type { EntryRef } from '../contentful/addresses.ts'
import type { OpenedEntries } from './opened-entries.ts'
import type { KnownEntry } from './team/entry-changes.ts'
import type { KeptAbroad } from './tree/keep-abroad.ts'
import type { KeptTree } from './tree/keep-tree.ts'

type Options = {
  entries: Pick<OpenedEntries, 'member'>
  tree: Pick<KeptTree, 'stored'>
  abroad: Pick<KeptAbroad, 'entry'>
  locale: string
  root: EntryRef
  isMissing(ref: EntryRef): boolean
}

/** Opened entries have their typed values, other entries their stored values. */
export function knownTo({ entries, tree, abroad, locale, root, isMissing }: Options) {
  return (ref: EntryRef): KnownEntry | undefined => {
    const read = ref.space === root.space ? tree.stored(ref.entry) : abroad.entry(ref.entry)
    const member = entries.member(ref)
    if (member)
      return {
        version: member.version(),
        publishedVersion: member.publishedVersion(),
        values: { ...(read && valuesOf(read, locale)), ...member.entry.values() },
        unsaved: member.entry.fields.filter(({ draft }) => draft.state().own !== 'none').map(({ id }) => id),
      }
    if (!read) return isMissing(ref) ? { version: 0, values: {}, unsaved: [] } : undefined
    const { version, publishedVersion } = read.sys
    return { version, publishedVersion, values: valuesOf(read, locale), unsaved: [] }
  }
}
