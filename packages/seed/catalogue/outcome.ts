import { assetLink, entry, link, prose, type SeedEntry } from '../define.ts'
import { picture, words } from '../parts.ts'

type Outcome = {
  figures: readonly (readonly [figure: string, label: string])[]
  picture: string
  words: string
  quote: { text: string; attribution: string; portrait: string }
}

/** What happened at an edition, for its field `outcome`. */
export function outcome(id: string, { figures, picture: asset, words: text, quote }: Outcome): SeedEntry[] {
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
    picture(`${id}-picture`, asset),
    words(`${id}-words`, text),
    entry('quoteBlock', `${id}-quote`, {
      internalName: `${id}: quote`,
      quote: prose(quote.text),
      attribution: quote.attribution,
      portrait: assetLink(quote.portrait),
      alignAttribution: 'start',
      topPadding: 0,
      bottomPadding: 0,
    }),
  ]
}
