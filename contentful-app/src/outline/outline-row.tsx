import type { DeskActions } from '../desk/desk-context.ts'
import { Icon } from '../icons/icon.tsx'
import { IconButton } from '../icons/icon-button.tsx'
import { dragRow } from './drag-rows.ts'
import { labelOf, pictureOf } from './names.ts'
import { type BlockNode, ownList } from './nodes.ts'
import styles from './outline.module.css'
import { placeAtEnd } from './row-actions.ts'
import { rowStatus, statusWords } from './row-status.ts'
import type { Row } from './rows.ts'
import { iconOf } from './type-icons.ts'
import type { KnownTree } from './use-outline.ts'

type Props = {
  row: Row
  tree: KnownTree
  actions: DeskActions
  errors: number
  isSelected: boolean
  isCurrent: boolean
  onToggle(): void
  onChoose(): void
  onMenu(): void
}

/** One line: a picture, what it is called, its type and its state. Its name says all of it to a screen reader. */
export function OutlineRow({ row, tree, actions, errors, isSelected, isCurrent, ...on }: Props) {
  const { node, depth, position, siblings, canExpand, isExpanded } = row
  const label = labelOf(row)
  const end = placeAtEnd(ownList(node))
  return (
    <li
      role="treeitem"
      data-key={node.key}
      data-kind={node.kind}
      aria-label={spoken(row, errors)}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={canExpand ? isExpanded : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      style={{ paddingInlineStart: 4 + depth * 14 }}
      onClick={on.onChoose}
      onKeyDown={undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        on.onMenu()
      }}
      {...dragRow(node, actions.run)}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.caret}
        data-state={canExpand ? (isExpanded ? 'open' : 'closed') : 'none'}
        onClick={(event) => {
          event.stopPropagation()
          on.onToggle()
        }}
      >
        <Icon name="open" size={12} />
      </button>
      {node.kind === 'slot' ? (
        <span className={styles.slotName}>{label}</span>
      ) : (
        <Block node={node} label={label} errors={errors} tree={tree} />
      )}
      <span className={styles.tools}>
        {end && (
          <IconButton
            icon="plus"
            label={`Add a block to ${label}`}
            tabIndex={isCurrent ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation()
              actions.add(end)
            }}
          />
        )}
        <IconButton
          icon="more"
          label={`Actions for ${label}`}
          aria-haspopup="menu"
          tabIndex={isCurrent ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation()
            on.onMenu()
          }}
        />
      </span>
    </li>
  )
}

type BlockProps = { node: BlockNode; label: string; errors: number; tree: KnownTree }

function Block({ node, label, errors, tree }: BlockProps) {
  const { target } = node
  const status = rowStatus(target)
  const picture = pictureOf(target, tree.content)
  return (
    <>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={28} height={22} loading="lazy" />
      ) : (
        <span className={styles.picture}>
          <Icon name={iconOf(target?.type?.id)} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} title={label}>
          {label}
        </span>{' '}
        <span className={styles.type}>{typeWords(node)}</span>
      </span>{' '}
      {errors > 0 && <span className={styles.errors}>{errors}</span>}
      <span className={styles.dot} data-status={status} title={statusWords[status]} />
    </>
  )
}

const typeWords = ({ target, isCycle }: BlockNode) => (isCycle ? 'Is around this block' : target?.typeName)

/** Begins with the visible words, in their order: who speaks to the computer says what is seen. */
function spoken({ node }: Row, errors: number): string {
  if (node.kind === 'slot') return `${node.own.slot.label}, list of ${node.own.count}`
  return [
    labelOf({ node }),
    typeWords(node),
    errors > 0 && (errors === 1 ? '1 error' : `${errors} errors`),
    statusWords[rowStatus(node.target)],
  ]
    .filter(Boolean)
    .join(', ')
}
