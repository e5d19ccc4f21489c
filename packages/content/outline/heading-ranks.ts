/** HTML has no lower rank. */
export const lowestRank = 6

/**
 * Assigns ranks in reading order without gaps: a heading is at most one rank below its parent heading. `base` is the
 * rank of the heading above all of them.
 */
export function headingRanks(base: number) {
  /** The current ancestors, with their wanted and actual ranks. */
  let open: readonly Open[] = []
  const below = (wanted: number) => Math.min(wanted, (open.at(-1)?.rank ?? base) + 1, lowestRank)
  return {
    /** Returns the rank for a heading here without placing it. */
    below,
    /** Returns the rank of the next heading, which becomes the parent of later ones. */
    place(wanted: number): number {
      open = open.filter((heading) => heading.wanted < wanted)
      const rank = below(wanted)
      open = [...open, { wanted, rank }]
      return rank
    },
    /** Saves the open headings. The returned function reopens those no deeper than `deepest`. */
    remember() {
      const before = open
      return (deepest: number) => {
        open = before.filter(({ rank }) => rank <= deepest)
      }
    },
  }
}

type Open = { wanted: number; rank: number }
