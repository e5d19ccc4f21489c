import { assetLink, entry, link, prose, type SeedEntry } from '../define.ts'
import { words } from '../parts.ts'

type Outcome = {
  figures: readonly (readonly [figure: string, label: string])[]
  words: string
  quote: { text: string; attribution: string; portrait: string }
}

/** What happened at an edition, for its field `outcome`. */
export function outcome(id: string, { figures, words: text, quote }: Outcome): SeedEntry[] {
  const stats = figures.map(([figure, label], index) =>
    entry('stats', `${id}-figure-${index + 1}`, { internalName: `${id}: ${label}`, figure, label }),
  )
  return [
    entry('statsList', `${id}-figures`, {
      internalName: `${id}: figures`,
      stats: stats.map((each) => link(each.id)),
      paddingTop: 0,
    }),
    ...stats,
    words(`${id}-words`, text, { maxWidth: 760 }),
    entry('quoteBlock', `${id}-quote`, {
      internalName: `${id}: quote`,
      quote: prose(quote.text),
      attribution: quote.attribution,
      portrait: assetLink(quote.portrait),
      alignAttribution: 'start',
      maxWidth: 1280,
      bottomPadding: 0,
    }),
  ]
}
