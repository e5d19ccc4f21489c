import type { EntryRef } from '../contentful/addresses.ts'
import type { Draft } from '../entry/drafts/drafts.ts'
import type { SaveFailure } from '../entry/save-failure.ts'

/**
 * `changed`: Contentful's value is newer. `unfinished`: the text is no valid value. `unread`: Contentful did not
 * respond.
 */
export type SendState = 'ready' | 'changed' | 'unfinished' | 'deleted' | 'unread'

/** Its editor was closed or cannot store it. */
export type Unsent = Required<EntryRef> & {
  key: string
  title: string
  typeName: string
  label: string
  words: string
  draft: Draft
  state: SendState
}

export const stateWords: Record<SendState, string | undefined> = {
  ready: undefined,
  changed: 'The value in Contentful changed after you typed this. Open the field to choose.',
  unfinished: 'This is not a complete value yet. Open the field to finish it.',
  deleted: 'This entry was deleted, or you cannot see it any more. Copy what you need.',
  unread: 'Contentful does not answer, so this cannot be sent now.',
}

/** The draft stays on this computer. */
export const failureWords: Record<SaveFailure, string> = {
  conflict: 'Not sent: another person changed the same field.',
  missing: 'Not sent: the entry was deleted, or you cannot see it any more.',
  forbidden: 'Not sent: your role may not change this entry. Ask an administrator of the space.',
  signedOut: 'Not sent: your session at Contentful has ended. Reload the page and sign in again.',
  refused: 'Not sent: Contentful does not accept the value. Open the field to see why.',
  changing: 'Not sent: other people keep changing this entry. Try again in a moment.',
  silent: 'Not sent: Contentful cannot be reached. Try again in a moment.',
  busy: 'Not sent: Contentful gets too many requests. Try again in a few seconds.',
}
