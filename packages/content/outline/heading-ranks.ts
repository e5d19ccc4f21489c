export const lowestRank = 6

/** Assigns ranks in reading order without gaps. `base` is the rank above all of them. */
export function headingRanks(base: number) {
  let open: readonly Open[] = []
  const below = (wanted: number) => Math.min(wanted, (open.at(-1)?.rank ?? base) + 1, lowestRank)
  return {
    below,
    place(wanted: number): number {
      open = open.filter((heading) => heading.wanted < wanted)
      const rank = below(wanted)
      open = [...open, { wanted, rank }]
      return rank
    },
    /** The returned function reopens headings no deeper than `deepest`. */
    remember() {
      const before = open
      return (deepest: number) => {
        open = before.filter(({ rank }) => rank <= deepest)
      }
    },
  }
}

type Open = { wanted: number; rank: number }
