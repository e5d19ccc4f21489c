import { childrenFirst } from '../items/order.ts'
import type { ReleaseContents } from '../publishing/load-release.ts'
import type { PublishOutcome } from '../publishing/publish-all.ts'
import type { Before } from '../publishing/undo-release.ts'
import type { Unfinished } from '../publishing/unfinished.ts'

export type ShownRelease = {
  contents: ReleaseContents
  authors: ReadonlyMap<string, string>
  /** `forbidden` has the keys of items that the user may not publish, `whom` the person to ask. */
  forbidden: ReadonlySet<string>
  whom: string
  unfinished?: Unfinished | undefined
}

export type ReleaseWork =
  | { phase: 'choosing' }
  | { phase: 'publishing'; done: number; count: number; isWaiting: boolean }
  | { phase: 'published'; outcome: PublishOutcome; before: Before | undefined }
  | { phase: 'undoing'; done: number; count: number }
  | { phase: 'undone'; words: string }
  | { phase: 'failed'; message: string }

export type ReleaseState =
  | { phase: 'loading' }
  | { phase: 'unread'; message: string }
  | { phase: 'shown'; shown: ShownRelease; chosen: ReadonlySet<string>; work: ReleaseWork }

type ReleaseChoice = {
  contents: Pick<ShownRelease['contents'], 'items' | 'key'>
  forbidden: ShownRelease['forbidden']
}

export const defaultChoice = ({ contents, forbidden }: ReleaseChoice): ReadonlySet<string> =>
  new Set(
    childrenFirst(contents.items, contents.key)
      .map(({ key }) => key)
      .filter((key) => !forbidden.has(key)),
  )

/** Keeps excluded items excluded after a reload and chooses new items. */
export const keptChoice =
  ({ shown: before, chosen }: { shown: ReleaseChoice; chosen: ReadonlySet<string> }) =>
  (shown: ReleaseChoice): ReadonlySet<string> => {
    const offered = defaultChoice(before)
    return new Set([...defaultChoice(shown)].filter((key) => chosen.has(key) || !offered.has(key)))
  }
