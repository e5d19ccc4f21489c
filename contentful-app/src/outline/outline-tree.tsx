import { useRef, useState } from 'react'
import type { DeskActions } from '../desk/desk-context.ts'
import styles from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'
import { rowEvents } from './row-events.ts'
import { RowMenu } from './row-menu.tsx'
import { pictureOf } from './rows/names.ts'
import type { OutlineNode } from './rows/nodes.ts'
import type { TreeRow } from './rows/rows.ts'
import { type KnownTree, useBelow, useErrorCounts, useRows } from './use-outline.ts'
import { useRowInSight } from './use-row-in-sight.ts'
import { useTreeKeys } from './use-tree-keys.ts'

type Props = { actions: DeskActions; tree: KnownTree; onChosen?: (() => void) | undefined }

export function OutlineTree({ actions, tree, onChosen }: Props) {
  const { desk } = actions
  const state = useRows(desk, tree)
  const { rows, isCut } = state
  const errors = useErrorCounts(desk)
  const belowOf = useBelow(desk, tree, errors)
  const [menu, setMenu] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const { selectedKey } = useRowInSight({ desk, tree, state, list })
  const choose = (node: OutlineNode) => {
    desk.selection.select({ trail: node.trail, ...(node.kind === 'slot' && { field: node.own.slot.id }) })
    onChosen?.()
  }
  const shownOf = ({ node }: TreeRow) =>
    node.kind === 'block'
      ? {
          picture: pictureOf(node.target, tree.content),
          errors: errors.get(node.ref.entry) ?? 0,
          below: belowOf(node.ref.entry),
        }
      : { picture: undefined, errors: 0, below: 'fine' as const }
  const keys = useTreeKeys({ ...{ list, rows, selectedKey, actions }, open: state.open, choose, setMenu })
  const events = rowEvents({
    ...{ rows, actions },
    toggle: ({ node: { key }, isExpanded }) => state.open(key, !isExpanded),
    choose({ node }) {
      keys.focus(node.key)
      choose(node)
    },
    menu: ({ node }) => setMenu(node.key),
  })
  const menuRow = rows.find(({ node }) => node.key === menu)
  return (
    <>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML has no tree
        role="tree"
        aria-label="Blocks"
        className={styles.tree}
        onFocus={keys.onFocus}
        onKeyDown={keys.onKeyDown}
        {...events}
      >
        {rows.map((row) => (
          <OutlineRow
            key={row.node.key}
            row={row}
            {...shownOf(row)}
            isSelected={row.node.key === selectedKey}
            isCurrent={row.node.key === keys.current?.node.key}
          />
        ))}
      </ul>
      {isCut && <p className={styles.gap}>The outline ends here. Close some rows to see the others.</p>}
      {menuRow && (
        <RowMenu
          {...{ actions, list }}
          row={menuRow}
          onChoose={choose}
          onClose={() => {
            setMenu(undefined)
            keys.focus(menuRow.node.key)
          }}
        />
      )}
    </>
  )
}
