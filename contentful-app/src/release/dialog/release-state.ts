import type { Contents } from '../publishing/load-release.ts'
import type { PublishOutcome } from '../publishing/publish-all.ts'
import type { Before } from '../publishing/undo-release.ts'
import type { Unfinished } from '../publishing/unfinished.ts'

export type ShownRelease = {
  contents: Contents
  /** Maps user ids to names. */
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
