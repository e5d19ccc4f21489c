import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '../base/icons/icon.tsx'
import { openInContentful } from '../contentful/open-in-contentful.ts'
import type { DeskActions } from '../desk/desk-context.ts'
import styles from './outline.module.css'
import { actionsOf, type RowAction } from './row-actions.ts'
import { labelOf } from './rows/names.ts'
import type { OutlineNode } from './rows/nodes.ts'
import type { TreeRow } from './rows/rows.ts'

type Props = {
  row: TreeRow
  actions: DeskActions
  list: RefObject<HTMLElement | null>
  onChoose(node: OutlineNode): void
  onClose(): void
}

export function RowMenu({ row, actions, list, onChoose, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place(menu.current, list.current, row.node.key), [list, row.node.key])
  useEffect(() => {
    const elsewhere = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as globalThis.Node)) onClose()
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [onClose])
  const act = (action: RowAction) => {
    onClose()
    if (action.do === 'run') void actions.run(action.operation)
    else if (action.do === 'add') actions.add(action.at)
    else if (action.do === 'choose') onChoose(row.node)
    else leadAway(row.node, actions)
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Actions for ${labelOf(row)}`}
      className={styles.menu}
      onKeyDown={(event) => walk(event, onClose)}
    >
      {actionsOf(row.node).map((action) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-label={action.label}
          onClick={() => act(action)}
        >
          <Icon name={action.icon} />
          <span>{action.label}</span>
          {action.keys && <kbd>{action.keys}</kbd>}
        </button>
      ))}
    </div>
  )
}

function leadAway({ trail }: OutlineNode, { desk: { session } }: DeskActions) {
  const ref = trail.at(-1)
  if (ref) openInContentful(session, ref)
}

const gapPx = 4

/** Opens above the row if there is no space below. */
function place(menu: HTMLElement | null, list: HTMLElement | null, key: string) {
  const row = list?.querySelector(`[data-key="${CSS.escape(key)}"]`)?.getBoundingClientRect()
  if (!menu || !row) return
  const { width, height } = menu.getBoundingClientRect()
  const hasRoom = row.bottom + height + gapPx < window.innerHeight
  menu.style.top = `${hasRoom ? row.bottom + gapPx : Math.max(row.top - height - gapPx, gapPx)}px`
  menu.style.left = `${Math.min(Math.max(row.right - width, gapPx), window.innerWidth - width - gapPx)}px`
  menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
}

function walk(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const index = items.indexOf(document.activeElement as HTMLElement)
  const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }
  const next = steps[event.key]
  if (event.key === 'Escape' || event.key === 'Tab') onClose()
  if (next === undefined && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (next !== undefined) items.at(next % items.length)?.focus()
}
