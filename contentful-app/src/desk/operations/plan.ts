import type { ContentType, Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { hiddenField } from '@association/content/define/hidden-block.ts'
import type { BlockPosition, EntryId, Operation } from '@association/content/preview/operations.ts'
import { idsIn, linkValue } from '../../contentful/link-list.ts'
import type { FieldChange } from '../undo/history.ts'
import { acceptedBy, listsBlocks, roomIn } from './block-fields.ts'
import { placeWords } from './place-words.ts'

/** The values are as typed now. */
export type DeskContent = {
  typeOf(entry: EntryId): ContentType | undefined
  titleOf(entry: EntryId): string
  valueOf(place: EntryId & { field: string }): unknown
  holds(outer: EntryId, inner: EntryId): boolean
}

/** `said` and `refusal` are sentences without a full stop. */
export type Plan = { changes: readonly FieldChange[]; said: string } | { refusal: string }

/** A duplicate becomes an insertion once the copy exists. */
export type PlannedOperation =
  | Exclude<Operation, { at: BlockPosition; do: 'remove' | 'duplicate' }>
  | { do: 'remove'; at: BlockPosition }

export function planOf(operation: PlannedOperation, world: DeskContent): Plan {
  switch (operation.do) {
    case 'move':
      return planMove(operation, world)
    case 'insert':
      return planInsert(operation, world)
    case 'remove':
      return planRemove(operation.at, world)
    case 'replace':
      return planReplace(operation, world)
    default:
      return planHidden(operation, world)
  }
}

const gone: Plan = { refusal: 'The page has changed since then. Try again' }

function planMove({ from, to }: Extract<Operation, { do: 'move' }>, world: DeskContent): Plan {
  const [source, target] = [slotAt(from, world), slotAt(to, world)]
  const at = source ? indexOf(from, source) : -1
  const id = source?.ids[at]
  if (!source || !target || id === undefined) return gone
  const block = { space: from.space, entry: id }
  if (isSameList(from, to)) {
    const index = to.index > at ? to.index - 1 : to.index
    const ids = source.ids.toSpliced(at, 1).toSpliced(index, 0, id)
    return {
      changes: [source.changeTo(ids)],
      said: `Moved ${quoted(block, world)} ${placeWords({ ids, index, space: from.space }, world)}`,
    }
  }
  const refusal = refusalOf({ blocks: [block], at: to, target, world })
  if (refusal) return { refusal }
  const ids = target.ids.toSpliced(to.index, 0, id)
  return {
    changes: [target.changeTo(ids), source.changeTo(source.ids.toSpliced(at, 1))],
    said: `Moved ${quoted(block, world)} into ${quoted(to, world)}, ${placeWords({ ids, index: to.index, space: to.space }, world)}`,
  }
}

function planInsert({ at, blocks }: Extract<Operation, { do: 'insert' }>, world: DeskContent): Plan {
  const target = slotAt(at, world)
  if (!target || blocks.length === 0) return gone
  const added = blocks.map((entry) => ({ space: at.space, entry }))
  const refusal = refusalOf({ blocks: added, at, target, world })
  if (refusal) return { refusal }
  const index = Math.min(at.index, target.ids.length)
  const ids = target.ids.toSpliced(index, 0, ...blocks)
  const [first] = added
  const name = added.length === 1 && first ? quoted(first, world) : `${added.length} blocks`
  const said = `Inserted ${name} ${placeWords({ ids, index, count: blocks.length, space: at.space }, world)}`
  return { changes: [target.changeTo(ids)], said }
}

function planRemove(at: BlockPosition, world: DeskContent): Plan {
  const target = slotAt(at, world)
  const index = target ? indexOf(at, target) : -1
  const id = target?.ids[index]
  if (!target || id === undefined) return gone
  const block = { space: at.space, entry: id }
  return {
    changes: [target.changeTo(target.ids.toSpliced(index, 1))],
    said: `Removed ${quoted(block, world)}`,
  }
}

function planReplace({ at, by }: Extract<Operation, { do: 'replace' }>, world: DeskContent): Plan {
  const target = slotAt(at, world)
  const id = target?.ids[at.index]
  if (!target || id === undefined) return gone
  const [before, after] = [id, by].map((entry) => ({ space: at.space, entry }))
  if (!before || !after) return gone
  const emptied = { ...target, ids: target.ids.toSpliced(at.index, 1) }
  const refusal = refusalOf({ blocks: [after], at, target: emptied, world })
  if (refusal) return { refusal }
  return {
    changes: [target.changeTo(target.ids.with(at.index, by))],
    said: `Replaced ${quoted(before, world)} by ${quoted(after, world)}`,
  }
}

function planHidden(operation: Extract<Operation, { do: 'hide' | 'show' }>, world: DeskContent): Plan {
  const { space, entry } = operation
  const isHidden = operation.do === 'hide'
  const type = world.typeOf(operation)
  if (!type) return gone
  if (!(hiddenField in type.fields)) return { refusal: `${quoted(operation, world)} cannot be hidden` }
  const before = world.valueOf({ space, entry, field: hiddenField }) ?? null
  return {
    changes: [{ space, entry, field: hiddenField, before, after: isHidden ? true : null }],
    said: `${isHidden ? 'Hid' : 'Showed'} ${quoted(operation, world)}`,
  }
}

type Slot = {
  field: Field
  label: string
  ids: readonly string[]
  changeTo(ids: readonly string[]): FieldChange
}

function slotAt({ space, entry, field: id }: BlockPosition, world: DeskContent): Slot | undefined {
  const field = world.typeOf({ space, entry })?.fields[id]
  if (!field || !listsBlocks(field)) return undefined
  const before = world.valueOf({ space, entry, field: id })
  const isList = field.kind === 'references'
  const stored = (ids: readonly string[]) =>
    ids.length > 0 ? linkValue(ids, { linkType: 'Entry', isList }) : null
  return {
    field,
    label: field.name ?? sentence(id),
    ids: idsIn(before),
    changeTo: (ids) => ({ space, entry, field: id, before: before ?? null, after: stored(ids) }),
  }
}

/** Returns -1 if the block is unknown. */
export function indexOf({ index, block }: BlockPosition, { ids }: Pick<Slot, 'ids'>): number {
  if (block === undefined || ids[index] === block) return index
  const found = ids.indexOf(block)
  return found === ids.lastIndexOf(block) ? found : -1
}

type Fit = { blocks: readonly EntryId[]; at: BlockPosition; target: Slot; world: DeskContent }

function refusalOf({ blocks, at, target, world }: Fit): string | undefined {
  const where = `“${target.label}” of ${quoted(at, world)}`
  if (blocks.some(({ space }) => space !== at.space)) return 'A block stays in its space'
  if (blocks.some((block) => block.entry === at.entry || world.holds(block, at)))
    return 'A block cannot be inside itself'
  const stranger = blocks
    .map(world.typeOf)
    .find((type) => type && !acceptedBy(target.field).includes(type.id))
  if (stranger) return `${where} does not accept a ${stranger.name.toLowerCase()}`
  const room = roomIn(target.field, target.ids.length)
  if (room < blocks.length) return `${where} is full`
  return undefined
}

const quoted = (entry: EntryId, world: DeskContent) => `“${world.titleOf(entry)}”`

const isSameList = (one: BlockPosition, other: BlockPosition) =>
  one.space === other.space && one.entry === other.entry && one.field === other.field
