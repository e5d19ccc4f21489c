import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import { hearAllFields } from '../entry/quiet-fields.ts'

type ReleaseTarget = Pick<EntryRef, 'space' | 'entry'> & { title: string }

/** Resolves when the dialog is closed. */
export function openRelease({ sdk }: Session, { space, entry, title }: ReleaseTarget): Promise<unknown> {
  hearAllFields()
  return sdk.dialogs.openCurrentApp({
    title: `Release: ${title}`,
    width: 'fullWidth',
    minHeight: '85vh',
    shouldCloseOnEscapePress: true,
    parameters: { screen: 'release', space, entry },
  })
}
