import { headingRanks, lowestRank } from './heading-ranks.ts'
import { type Block, headingKind, ownHeading } from './own-heading.ts'

/** Where a block is placed: in a page or a container, as a card, inside a rich text, or as a page of its own. */
export type As = 'block' | 'card' | 'embed' | 'page'

/** `own`: the rank of the block's own heading. `inner`: the highest rank of a heading inside the block. */
export type BlockRanks = { own: number; inner: number }

export type Outline = ReturnType<typeof startOutline>

/**
 * Decides the heading ranks of a page. Its caller walks the page in reading order and reports each block and text. The
 * renderer and the rules share this function, so both know the same ranks.
 *
 * - The first title is the only h1. An entry that is a page of its own takes the place of this title.
 * - Blocks of the page, and those in its containers, start at h2 whatever comes before them.
 * - What a block with a heading holds is one rank below that heading. Cards, items and embedded blocks are one rank
 *   below the title above them, in the same block of the page.
 * - The rank that an editor chose for a title or in a rich text holds, unless it skips a rank.
 *
 * `above` is for an example that is shown alone: the rank of the heading above it. Such an example has no h1.
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

  /** Places a heading whose editor chose its rank as if it were on the page itself. */
  function placeWritten(written: number): number {
    const here = scope()
    here.under = ranks.place(Math.max(written, 2) + here.floor - 2)
    return here.under
  }

  /** A container has no heading. Its blocks are part of the same block of the page. */
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

  function enterPage(): BlockRanks {
    hasTitle = true
    const own = ranks.place(base)
    const inner = Math.min(own + 1, lowestRank)
    enter({ floor: inner })
    return { own, inner }
  }

  return {
    enterBlock(block: Block, as: As): BlockRanks {
      if (as === 'page') return enterPage()
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
    /** What a text embeds is below its headings. */
    enterText: () => enter({ ...scope() }),
    /** Leaves the block or the text that was entered last. */
    leave() {
      scopes.pop()
      ends.pop()?.()
    },
    /** The rank of a title block whose tag has the rank `written`. */
    title(written: number): number {
      if (hasTitle) return placeWritten(written)
      hasTitle = true
      scope().under = ranks.place(1)
      return 1
    },
    /** The rank of a heading in a rich text. */
    textHeading: placeWritten,
  }
}

/** `floor`: the highest rank of a heading here. `under`: the rank of the last title or heading of a text here. */
type Scope = { floor: number; under?: number }

const hasHeadingsInHtml = ({ type, values }: Block) =>
  htmlFields(type).some((field) => /<h[1-6]\b/i.test(String(values[field] ?? '')))

/** A type never changes, and a preview asks for each block at each key. */
const knownHtml = new WeakMap<Block['type']['fields'], readonly string[]>()

function htmlFields({ fields }: Block['type']): readonly string[] {
  const found = knownHtml.get(fields) ?? Object.keys(fields).filter((field) => fields[field]?.kind === 'html')
  knownHtml.set(fields, found)
  return found
}

/** The rank of a title's tag; the default is h1. */
export const rankOfTag = (tag: unknown) => Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 1)
