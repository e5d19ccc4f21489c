/** The lowest rank that HTML has. */
export const lowestRank = 6

/**
 * Gives headings their ranks in reading order, so that none is skipped: a heading is at most one rank below the heading
 * that it belongs to. `base` is the rank of the heading above all of them.
 */
export function headingRanks(base: number) {
  /** The headings around the current place: the rank that each asked for, and the rank that it has. */
  let open: readonly Open[] = []
  const below = (wanted: number) => Math.min(wanted, (open.at(-1)?.rank ?? base) + 1, lowestRank)
  return {
    /** The rank that a heading would have here. */
    below,
    /** The rank of the next heading, which those after it may belong to. */
    place(wanted: number): number {
      open = open.filter((heading) => heading.wanted < wanted)
      const rank = below(wanted)
      open = [...open, { wanted, rank }]
      return rank
    },
    /** Remembers the open headings. The function that it returns opens those again that are no deeper than `deepest`. */
    remember() {
      const before = open
      return (deepest: number) => {
        open = before.filter(({ rank }) => rank <= deepest)
      }
    },
  }
}

type Open = { wanted: number; rank: number }
