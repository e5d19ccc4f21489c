import { memo } from 'react'
import { Icon } from '../base/icons/icon.tsx'
import { IconButton } from '../base/icons/icon-button.tsx'
import styles from './outline.module.css'
import { placeAtEnd } from './row-actions.ts'
import type { Does } from './row-events.ts'
import { type Below, belowWords } from './rows/below.ts'
import { labelOf } from './rows/names.ts'
import { type BlockNode, ownList } from './rows/nodes.ts'
import { type RowStatus, rowStatus, statusWords } from './rows/row-status.ts'
import type { TreeRow } from './rows/rows.ts'

type Props = {
  row: TreeRow
  picture: string | undefined
  errors: number
  below: Below
  isSelected: boolean
  isCurrent: boolean
}

/** The row name tells screen readers its title, type and state. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { row, picture, errors, below, isSelected, isCurrent } = props
  const { node, depth, position, siblings, canExpand, isExpanded } = row
  const label = labelOf(row)
  return (
    <li
      role="treeitem"
      data-key={node.key}
      data-kind={node.kind}
      aria-label={spoken(row, errors, below)}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={canExpand ? isExpanded : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      draggable={node.kind === 'block' && node.at !== undefined}
      className={styles.row}
      style={{ paddingInlineStart: 4 + depth * 14 }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.caret}
        data-does={'toggle' satisfies Does}
        data-state={canExpand ? (isExpanded ? 'open' : 'closed') : 'none'}
      >
        <Icon name="open" size={12} />
      </button>
      {node.kind === 'slot' ? (
        <span className={styles.slotName}>{label}</span>
      ) : (
        <Block {...{ node, label, picture, errors, below }} />
      )}
      <span className={styles.tools}>
        {placeAtEnd(ownList(node)) && (
          <IconButton
            icon="plus"
            label={`Add a block to ${label}`}
            tabIndex={isCurrent ? 0 : -1}
            data-does={'add' satisfies Does}
          />
        )}
        <IconButton
          icon="more"
          label={`Actions for ${label}`}
          aria-haspopup="menu"
          tabIndex={isCurrent ? 0 : -1}
          data-does={'menu' satisfies Does}
        />
      </span>
    </li>
  )
})

type BlockProps = { node: BlockNode; label: string } & Pick<Props, 'picture' | 'errors' | 'below'>

function Block({ node, label, picture, errors, below }: BlockProps) {
  const { target } = node
  const status = rowStatus(target)
  return (
    <>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={28} height={22} loading="lazy" />
      ) : (
        <span className={styles.picture}>
          <Icon name={target?.type?.icon ?? 'block'} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} title={label}>
          {label}
        </span>{' '}
        <span className={styles.type}>{typeWords(node)}</span>
      </span>{' '}
      {errors > 0 && <span className={styles.errors}>{errors}</span>}
      <span
        className={styles.dot}
        data-status={status}
        data-below={below}
        title={statesIn(status, below).join(', ')}
      />
    </>
  )
}

const statesIn = (status: RowStatus, below: Below) =>
  [statusWords[status], belowWords[below]].filter((words) => words !== undefined)

const typeWords = ({ target, isCycle }: BlockNode) => (isCycle ? 'Is around this block' : target?.typeName)

/** Begins with the visible words in their order, because voice control users say what they see. */
function spoken({ node }: TreeRow, errors: number, below: Below): string {
  if (node.kind === 'slot') return `${node.own.slot.label}, list of ${node.own.count}`
  return [
    labelOf({ node }),
    typeWords(node),
    errors > 0 && (errors === 1 ? '1 error' : `${errors} errors`),
    ...statesIn(rowStatus(node.target), below),
  ]
    .filter(Boolean)
    .join(', ')
}
