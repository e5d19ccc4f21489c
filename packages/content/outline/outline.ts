import { headingRanks, lowestRank } from './heading-ranks.ts'
import { type Block, headingKind, ownHeading } from './own-heading.ts'

export type As = 'block' | 'card' | 'embed' | 'page'

/** `own`: rank of the block's heading. `inner`: highest rank inside the block. */
export type BlockRanks = { own: number; inner: number }

export type Outline = ReturnType<typeof startOutline>

/**
 * Decides a page's heading ranks for the renderer and the rules. The caller reports blocks and texts in reading order.
 * - The first title, or the heading of a block that opens the page, is the only h1. The title of an entry's own page
 * replaces it.
 * - Blocks of the page and its containers start at h2.
 * - Contents of a block are one rank below its heading; cards, items and embedded blocks, one below the title above
 * them.
 * - An editor's rank holds, unless it skips a rank.
 * `above` is the rank above a single example, which has no h1.
 */
export function startOutline({ above }: { above?: number } = {}) {
  const base = above ?? 1
  const ranks = headingRanks(base)
  const page: Scope = { floor: base + 1 }
  const scopes: Scope[] = []
  const ends: (() => void)[] = []
  let hasTitle = above !== undefined
  const scope = () => scopes.at(-1) ?? page
  const enter = (inside: Scope, end = () => {}) => {
    scopes.push(inside)
    ends.push(end)
  }

  function placeWritten(written: number): number {
    const here = scope()
    here.under = ranks.place(Math.max(written, 2) + here.floor - 2)
    return here.under
  }

  /** A container has no heading of its own. */
  function enterContainer(block: Block, wanted: number): BlockRanks {
    const rank = ranks.below(wanted)
    const reopen = ranks.remember()
    enter(
      scopes.length === 0 ? { ...page } : scope(),
      hasHeadingsInHtml(block) ? () => reopen(rank) : undefined,
    )
    return { own: rank, inner: rank }
  }

  function wantedRank({ isPart }: { isPart: boolean }): number {
    const { floor, under } = scope()
    return isPart || under === undefined ? floor : Math.max(floor, under + 1)
  }

  const opens = (block: Block) =>
    !hasTitle && ownHeading(block) !== undefined && block.type.opensPage?.(block.values) === true

  function enterPage(): BlockRanks {
    hasTitle = true
    const own = ranks.place(base)
    const inner = Math.min(own + 1, lowestRank)
    enter({ floor: inner })
    return { own, inner }
  }

  return {
    enterBlock(block: Block, as: As): BlockRanks {
      if (as === 'page' || opens(block)) return enterPage()
      const kind = headingKind(block.type)
      const hasHeading = ownHeading(block) !== undefined
      const wanted = wantedRank({ isPart: kind === 'part' && hasHeading && as !== 'embed' })
      if (!kind && as !== 'card') return enterContainer(block, wanted)
      const reopen = ranks.remember()
      const own = hasHeading ? ranks.place(wanted) : ranks.below(wanted)
      const inner = hasHeading ? Math.min(own + 1, lowestRank) : own
      enter({ floor: inner }, () => reopen(own))
      return { own, inner }
    },
    /** Embedded blocks are below the headings of their text. */
    enterText: () => enter({ ...scope() }),
    leave() {
      scopes.pop()
      ends.pop()?.()
    },
    title(written: number): number {
      if (hasTitle) return placeWritten(written)
      hasTitle = true
      scope().under = ranks.place(1)
      return 1
    },
    textHeading: placeWritten,
  }
}

/** `floor`: highest rank here. `under`: rank of the last title or text heading here. */
type Scope = { floor: number; under?: number }

const hasHeadingsInHtml = ({ type, values }: Block) =>
  htmlFields(type).some((field) => /<h[1-6]\b/i.test(String(values[field] ?? '')))

/** Types never change, and the preview asks at each keystroke. */
const knownHtml = new WeakMap<Block['type']['fields'], readonly string[]>()

function htmlFields({ fields }: Block['type']): readonly string[] {
  const found = knownHtml.get(fields) ?? Object.keys(fields).filter((field) => fields[field]?.kind === 'html')
  knownHtml.set(fields, found)
  return found
}

export const rankOfTag = (tag: unknown) => Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 1)
