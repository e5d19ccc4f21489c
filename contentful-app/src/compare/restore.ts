import type { Space } from '@association/content'
import type { Desk } from '../desk/desk.ts'

/** Null removes the value. */
export type Restore = { space: Space; entry: string; field: string; label: string; value: unknown }

/** Undo reverts the restored values. Resolves to a sentence for the editor. */
export async function restoreOnDesk(desk: Desk, restores: readonly Restore[]): Promise<string> {
  const refused: string[] = []
  for (const restore of restores) if (!(await restoreField(desk, restore))) refused.push(restore.label)
  const count = restores.length - refused.length
  const done = `Restored ${count} ${count === 1 ? 'field' : 'fields'}.`
  return refused.length === 0
    ? done
    : `${done} These fields cannot be changed now: ${refused.join(', ')}. Open their entries to see why.`
}

async function restoreField(desk: Desk, { space, entry, field, label, value }: Restore): Promise<boolean> {
  const open = await desk.open({ space, entry }).catch(() => undefined)
  const target = open?.fields.find(({ id }) => id === field)
  if (!target || target.isDisabled()) return false
  target.act(value ?? undefined, `Restored ${label}`)
  target.replace(value ?? undefined)
  return true
}
