import { reader } from '../derive/read.ts'
import type { WireEntry } from '../derive/wire.ts'
import { cards } from '../generated/cards.ts'
import { embeds } from '../generated/embeds.ts'
import { asPage, type PreviewPage } from '../render/live/as-page.ts'
import { wire } from './fixture-page.ts'

export function pagesShowing(entry: WireEntry): PreviewPage[] {
  const type = entry.sys.contentType?.sys.id ?? ''
  const places = [
    entry,
    ...(type in cards ? [wire('mediaCardSection', { mediaCards: [entry] }, 'cards')] : []),
    ...(type in embeds ? [wire('content', { text: embedding(entry) }, 'text')] : []),
  ]
  return places.flatMap((place) => {
    const read = reader({ spaceOf: () => 'association' })(place)
    return (read && asPage(read)) ?? []
  })
}

const embedding = (target: WireEntry) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target }, content: [] }],
})
