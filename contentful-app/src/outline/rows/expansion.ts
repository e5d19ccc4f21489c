import { type Memory, tabMemory } from '../../base/storage/memory.ts'
import type { OutlineNode } from './nodes.ts'

export type Expansion = ReadonlyMap<string, boolean>

const mostKept = 300

/** A small page starts fully open. A larger page shows only its blocks. */
export const isOpenIn =
  (chosen: Expansion, { blocks }: { blocks: number }) =>
  ({ key, kind }: OutlineNode, depth: number): boolean =>
    chosen.get(key) ?? (depth === 0 || kind === 'slot' || blocks <= smallPage)

const smallPage = 25

/** The state survives Back and a reload. */
export const expansionKept = (root: string, memory: Memory = tabMemory) => ({
  read: (): Expansion => parse(memory.get(keyOf(root))),
  keep(chosen: Expansion) {
    memory.set(keyOf(root), JSON.stringify([...chosen].slice(-mostKept)))
  },
})

const keyOf = (root: string) => `association-app:outline:${root}`

function parse(stored: string | undefined): Expansion {
  try {
    const known: unknown = JSON.parse(stored ?? '[]')
    return new Map(Array.isArray(known) ? known.filter(isChoice) : [])
  } catch {
    return new Map() // Another program wrote this value.
  }
}

const isChoice = (choice: unknown): choice is [string, boolean] =>
  Array.isArray(choice) && typeof choice[0] === 'string' && typeof choice[1] === 'boolean'
