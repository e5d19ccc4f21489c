import type { BlockPosition } from '@association/content/preview/operations.ts'
import { useDesk } from '../../desk/desk-context.ts'
import type { FieldValue } from '../../entry/field-value.ts'

/** Returns undefined if the field does not list blocks of the page. */
export function usePlaces({ id, field }: FieldValue): ((index: number) => BlockPosition) | undefined {
  const edited = useDesk()?.desk.selection.state().trail.at(-1)
  if (!edited || field.kind !== 'references' || field.isRead) return undefined
  return (index) => ({ space: edited.space, entry: edited.entry, field: id, index })
}
