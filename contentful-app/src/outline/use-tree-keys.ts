import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DeskActions } from '../desk/desk-context.ts'
import { type Intent, intentOf, typedAhead } from './rows/keys.ts'
import { stepOf } from './rows/moves.ts'
import { labelOf } from './rows/names.ts'
import type { OutlineNode } from './rows/nodes.ts'
import type { TreeRow } from './rows/rows.ts'
import { scrollPaneTo } from './scroll-pane-to.ts'

type Options = {
  list: RefObject<HTMLElement | null>
  rows: readonly TreeRow[]
  selectedKey: string | undefined
  actions: DeskActions
  open(key: string, isOpen: boolean): void
  choose(node: OutlineNode): void
  setMenu(key: string): void
}

/** Faster letters form one word. */
const typingMs = 600

/** A moved row keeps the focus. When it is removed, its neighbor gets the focus. */
export function useTreeKeys({ list, rows, selectedKey, actions, open, choose, setMenu }: Options) {
  const [focused, setFocused] = useState<string>()
  const isWanted = useRef(false)
  const typed = useRef({ text: '', at: 0 })
  const index = indexOfKey(rows, focused) ?? indexOfKey(rows, selectedKey) ?? 0
  const current = rows[index]
  const focus = (key: string | undefined) => {
    isWanted.current = true
    setFocused(key)
  }
  // Tab goes back to the block that was opened meanwhile, such as a new one; a row that has the focus keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection counts
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) setFocused(undefined)
  }, [selectedKey])
  useLayoutEffect(() => {
    if (!isWanted.current || !current) return
    isWanted.current = false
    const row = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(current.node.key)}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    scrollPaneTo(row)
  })
  function move({ node }: TreeRow, by: -1 | 1) {
    const operation = node.kind === 'block' ? stepOf(node, by) : undefined
    if (!operation) return
    focus(node.key)
    void actions.run(operation).then(() => focus(node.key))
  }
  function remove({ node }: TreeRow) {
    if (node.kind !== 'block' || !node.at) return
    focus((rows[index + 1] ?? rows[index - 1])?.node.key)
    void actions.run({ do: 'remove', at: node.at })
  }
  function type({ key, timeStamp }: KeyboardEvent) {
    const isOn = timeStamp - typed.current.at < typingMs
    typed.current = { text: isOn ? typed.current.text + key : key, at: timeStamp }
    const found = typedAhead(rows.map(labelOf), index, typed.current.text)
    focus(found === undefined ? current?.node.key : rows[found]?.node.key)
  }
  function follow(intent: Intent, row: TreeRow) {
    switch (intent.do) {
      case 'focus':
        return focus(intent.key)
      case 'expand':
      case 'collapse':
        return open(intent.key, intent.do === 'expand')
      case 'open':
        return choose(row.node)
      case 'menu':
        return setMenu(row.node.key)
      case 'move':
        return move(row, intent.by)
      case 'remove':
        return remove(row)
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!current || !isOnRow(event)) return
    const intent = intentOf(event, rows, index)
    if (!intent) return isLetter(event) ? type(event) : undefined
    event.preventDefault()
    follow(intent, current)
  }
  /** A screen reader or script can focus a row without a key press. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key !== undefined) setFocused(key)
  }
  return { current, focus, onFocus, onKeyDown }
}

const indexOfKey = (rows: readonly TreeRow[], key: string | undefined): number | undefined => {
  const index = rows.findIndex(({ node }) => node.key === key)
  return index === -1 ? undefined : index
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Buttons inside a row handle their own keys. */
const isOnRow = ({ target }: KeyboardEvent) => (target as HTMLElement).getAttribute('role') === 'treeitem'
