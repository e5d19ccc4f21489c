import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'

export type Shareable = Pick<EntryRef, 'space' | 'entry'> & { title: string }

/** Resolves to the place of a chosen remark, if any. */
export function openShares(
  { sdk }: Session,
  { space, entry, title }: Shareable,
): Promise<EntryRef | undefined> {
  return sdk.dialogs.openCurrentApp({
    title: `Share: ${title}`,
    width: 'large',
    minHeight: '75vh',
    shouldCloseOnEscapePress: true,
    parameters: { screen: 'shares', space, entry, title },
  })
}
