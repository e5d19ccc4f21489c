import type { PreviewMark } from '@association/content/preview/protocol.ts'
import type { EntryChange, FieldChange } from './compare-versions.ts'
import { listDiff } from './list-diff.ts'
import { keysIn, type SpaceOf, type Version } from './version.ts'

type Marks = { before: PreviewMark[]; after: PreviewMark[] }
type MarksInput = { changes: readonly EntryChange[]; before: Version; after: Version; spaceOf: SpaceOf }

/** The page itself gets no outline. */
export function marksOf({ changes, before, after, spaceOf }: MarksInput): Marks {
  const moved = movedIn(changes, spaceOf)
  const holders = (version: Version, file: string) =>
    [...version.items.values()].filter(
      ({ key, kind, space, values }) =>
        kind === 'Entry' && key !== version.root && keysIn(values, { home: space, spaceOf }).includes(file),
    )
  const marks = (version: Version, side: 'added' | 'removed'): PreviewMark[] => {
    const own = changes.flatMap(({ kind, item, fields }): PreviewMark[] => {
      if (item.kind === 'Asset')
        return holders(version, item.key).map((holder) => markOf(holder, 'changed', 'File changed'))
      if (item.key === version.root || (kind !== 'changed' && kind !== side)) return []
      return [markOf(item, kind, kind === 'changed' ? changedWords(fields) : wordsOf[kind])]
    })
    const marked = new Set(own.map(({ space, entry }) => `${space}/Entry/${entry}`))
    const others = moved.flatMap((key) => (marked.has(key) ? [] : (version.items.get(key) ?? [])))
    return unique([...own, ...others.map((item) => markOf(item, 'changed', 'Moved'))])
  }
  return { before: marks(before, 'removed'), after: marks(after, 'added') }
}

const wordsOf = { added: 'Added', removed: 'Removed' }

const markOf = (
  { space, id }: { space: PreviewMark['space']; id: string },
  tone: PreviewMark['tone'],
  words: string,
): PreviewMark => ({ space, entry: id, tone, words })

const changedWords = (fields: readonly FieldChange[]) =>
  `Changed: ${fields.map(({ label }) => label.toLowerCase()).join(', ')}`

const movedIn = (changes: readonly EntryChange[], spaceOf: SpaceOf): string[] =>
  changes.flatMap(({ item, fields }) =>
    fields
      .filter(({ kind }) => kind === 'references')
      .flatMap(({ before, after }) => {
        const keys = (value: unknown) => keysIn(value, { home: item.space, spaceOf })
        return listDiff(keys(before), keys(after))
      })
      .filter(({ tone }) => tone === 'moved')
      .map(({ key }) => key),
  )

const unique = (marks: readonly PreviewMark[]) => [
  ...new Map(marks.map((mark) => [`${mark.space}/${mark.entry}`, mark])).values(),
]
