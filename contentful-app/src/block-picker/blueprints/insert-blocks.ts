import type { ContentTypeId } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { BlockPosition } from '@association/content/preview/operations.ts'
import { titleOf } from '@association/content/rules'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Desk } from '../../desk/desk.ts'
import type { Blueprint } from './blueprint.ts'
import { createEntries, removeEntries } from './create-entries.ts'
import { trailTo } from './trail-to.ts'

type Inserted = { at: BlockPosition; blueprint: Blueprint }

/** Throws an error with a message for the editor. */
export async function insertBlueprint(desk: Desk, { at, blueprint }: Inserted): Promise<void> {
  const { roots, all } = await createEntries(desk.session, { blueprint, space: at.space })
  try {
    await insertExisting(desk, { at, ids: roots.map(({ entry }) => entry) })
  } catch (error) {
    await removeEntries(desk.session, all)
    throw error
  }
  const type = blueprint.entries.find(({ id }) => id === blueprint.roots[0])?.type
  const first = roots[0]
  if (first) select(desk, { at, first, field: type && firstField(type) })
}

export async function insertExisting(desk: Desk, { at, ids }: { at: BlockPosition; ids: readonly string[] }) {
  if (ids.length > 0) await desk.run({ do: 'insert', at, blocks: ids })
}

export function select(
  desk: Desk,
  { at, first, field }: { at: BlockPosition; first: EntryRef; field?: string },
) {
  const state = desk.tree.state()
  const known = {
    root: { space: desk.root.space, entry: desk.root.id },
    content: state.phase === 'known' ? state.content : undefined,
  }
  const holder = { space: at.space, entry: at.entry }
  desk.selection.select({ trail: [...trailTo(holder, known), first], field })
}

/** Skips the internal name, which the app writes. */
export const firstField = (type: ContentTypeId): string | undefined =>
  Object.entries(contentTypeFor(type)?.fields ?? {}).find(
    ([id, { hidden }]) => id !== 'internalName' && !hidden,
  )?.[0]

export const pageOf = ({ root }: Desk) => titleOf(root.type, root.values(), root.type.name)
