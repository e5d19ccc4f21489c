import type { SerializedJSONValue } from '@contentful/app-sdk'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import type { Desk } from '../desk/desk.ts'
import type { Patch } from './differences/version.ts'
import type { Restore } from './restore.ts'

/** The dialog has no desk, so it receives the unsaved values. */
export type CompareRequest = EntryRef & { title: string; patches: readonly Patch[] }

export async function openCompare({ sdk }: Session, request: CompareRequest): Promise<readonly Restore[]> {
  const parameters = { screen: 'compare', ...request }
  const chosen: unknown = await sdk.dialogs.openCurrentApp({
    title: `Compare: ${request.title}`,
    width: 'fullWidth',
    minHeight: '85vh',
    shouldCloseOnEscapePress: false, // The dialog handles Escape: it asks about values that are not applied.
    parameters: JSON.parse(JSON.stringify(parameters)) as SerializedJSONValue,
  })
  return Array.isArray(chosen) ? (chosen as Restore[]) : []
}

/** JSON has no `undefined`, so null removes a value. */
export const patchesOf = ({ root, opened }: Desk): Patch[] =>
  [...new Set([root, ...opened()])].map(({ space, id, values }) => ({
    ...{ space, entry: id },
    fields: Object.fromEntries(Object.entries(values()).map(([field, value]) => [field, value ?? null])),
  }))
