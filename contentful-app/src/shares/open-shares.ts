import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'

export type Shareable = Pick<EntryRef, 'space' | 'entry'> & { title: string }

/** Opens the share links of a page in Contentful's dialog. Resolves to a place that a remark is about, if one was chosen. */
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
