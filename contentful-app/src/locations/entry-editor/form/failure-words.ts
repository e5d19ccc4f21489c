import type { SaveFailure } from '../../../entry/save-failure.ts'

/** The save queue retries after every failure. */
export const failureWords: Record<SaveFailure, string> = {
  conflict: 'Not saved yet: another person changed the same fields. Choose above which values stay.',
  missing: 'Not saved: the entry was deleted, or you cannot see it any more. Copy what you need.',
  forbidden: 'Not saved: your role may not change this entry. Ask an administrator of the space.',
  signedOut: 'Not saved yet: your session at Contentful has ended. Reload the page and sign in again.',
  refused:
    'Not saved yet: Contentful does not accept the change. Check the fields with errors; the app tries again.',
  changing: 'Not saved yet: other people keep changing this entry. The app tries again by itself.',
  silent: 'Not saved yet: Contentful cannot be reached. The app saves it as soon as Contentful answers.',
  busy: 'Not saved yet: Contentful gets too many requests. The app tries again by itself in a few seconds.',
}
