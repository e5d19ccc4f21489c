import { hiddenField, isHiddenBlock } from '@association/content/define/hidden-block.ts'
import type { BlockPosition, Operation } from '@association/content/preview/operations.ts'
import { isSubject } from '@association/content/rules'
import type { IconName } from '../base/icons/icon.tsx'
import { stepOf } from './rows/moves.ts'
import { type BlockNode, type OutlineNode, ownList } from './rows/nodes.ts'
import { hasRoom, placeAt, type SlotOf } from './rows/slots.ts'

export type RowAction = { icon: IconName; label: string; keys?: string } & (
  | { do: 'run'; operation: Operation }
  | { do: 'add'; at: BlockPosition }
  | { do: 'choose' | 'openInContentful' }
)

export const placeAtEnd = (list: SlotOf | undefined): BlockPosition | undefined =>
  list && hasRoom(list) ? placeAt(list, list.count) : undefined

export function actionsOf(node: OutlineNode): RowAction[] {
  const end = placeAtEnd(ownList(node))
  const inside: RowAction[] = end ? [{ icon: 'plus', label: 'Add a block inside', do: 'add', at: end }] : []
  if (node.kind === 'slot') return inside
  return [
    { icon: 'text', label: 'Edit', keys: 'Enter', do: 'choose' },
    ...inside,
    ...placedActions(node),
    { icon: 'away', label: 'Open in Contentful', do: 'openInContentful' },
  ]
}

function placedActions({ at, slot, target, ref, ...node }: BlockNode): RowAction[] {
  if (!at || !slot) return []
  const after = { ...at, index: at.index + 1 }
  const hasSpace = slot.slot.isList && hasRoom(slot)
  return [
    ...(hasSpace ? [{ icon: 'plus', label: 'Add a block after', do: 'add', at: after } as const] : []),
    ...stepActions({ at, slot, target, ref, ...node }),
    ...(hasSpace && target ? [duplicate(at)] : []),
    ...hideActions(target),
    { icon: 'remove', label: 'Remove', keys: 'Delete', do: 'run', operation: { do: 'remove', at } },
  ]
}

const duplicate = (at: BlockPosition): RowAction => ({
  ...{ icon: 'copy', label: 'Duplicate' },
  ...{ do: 'run', operation: { do: 'duplicate', at } },
})

const steps = [
  { by: -1, icon: 'up', label: 'Move up', keys: 'Alt ↑' },
  { by: 1, icon: 'down', label: 'Move down', keys: 'Alt ↓' },
] as const

const stepActions = (node: BlockNode): RowAction[] =>
  steps.flatMap(({ by, ...words }) => {
    const operation = stepOf(node, by)
    return operation ? [{ ...words, do: 'run' as const, operation }] : []
  })

function hideActions(target: BlockNode['target']): RowAction[] {
  if (!isSubject(target) || !(hiddenField in target.type.fields)) return []
  const { space, id: entry } = target
  return isHiddenBlock(target)
    ? [{ icon: 'show', label: 'Show on the site', do: 'run', operation: { do: 'show', space, entry } }]
    : [{ icon: 'hide', label: 'Hide on the site', do: 'run', operation: { do: 'hide', space, entry } }]
}
