import type { TreeRow } from './rows.ts'

export type Intent =
  | { do: 'focus' | 'expand' | 'collapse'; key: string }
  | { do: 'move'; by: -1 | 1 }
  | { do: 'open' | 'remove' | 'menu' }

export type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Follows the ARIA tree pattern. Alt moves, Delete removes, Shift+F10 opens the menu. */
export function intentOf(pressed: Pressed, rows: readonly TreeRow[], index: number): Intent | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (ctrlKey || metaKey) return undefined
  if (altKey) return moves[key]
  if (key === 'F10' && shiftKey) return { do: 'menu' }
  return acts[key] ?? walk(key, rows, index)
}

const moves: Readonly<Record<string, Intent>> = {
  ArrowUp: { do: 'move', by: -1 },
  ArrowDown: { do: 'move', by: 1 },
}
const acts: Readonly<Record<string, Intent>> = {
  ContextMenu: { do: 'menu' },
  Enter: { do: 'open' },
  ' ': { do: 'open' },
  Delete: { do: 'remove' },
}

function walk(key: string, rows: readonly TreeRow[], index: number): Intent | undefined {
  const row = rows[index]
  if (!row) return undefined
  if (key === 'ArrowRight')
    return row.canExpand && !row.isExpanded
      ? { do: 'expand', key: row.node.key }
      : row.isExpanded
        ? focus(rows, index + 1)
        : undefined
  if (key === 'ArrowLeft')
    return row.isExpanded
      ? { do: 'collapse', key: row.node.key }
      : focus(
          rows,
          rows.findIndex(({ node }) => node.key === row.parent),
        )
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key]
  return target === undefined ? undefined : focus(rows, target)
}

function focus(rows: readonly TreeRow[], index: number): Intent | undefined {
  const row = rows[index]
  return row && { do: 'focus', key: row.node.key }
}

export function typedAhead(words: readonly string[], index: number, typed: string): number | undefined {
  const text = typed.toLowerCase()
  // A repeated letter cycles through the rows that begin with it.
  const isOneLetter = new Set(text).size === 1
  const wanted = isOneLetter ? text.slice(0, 1) : text
  const from = isOneLetter ? index + 1 : index
  const order = words.map((_, offset) => (from + offset) % words.length)
  return order.find((at) => words[at]?.toLowerCase().startsWith(wanted))
}
