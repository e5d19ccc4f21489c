import type { ReactNode } from 'react'
import type { Page, Shown } from '../define/view.ts'
import { cards } from '../generated/cards.ts'
import { embeds } from '../generated/embeds.ts'
import { pageViews } from '../generated/page-views.ts'
import { views } from '../generated/views.ts'
import type { Place } from './page-context.ts'

type AnyView = (props: { entry: Shown; page: Page }) => ReactNode
type Views = Readonly<Record<string, AnyView | undefined>>

/**
 * Returns the view for a place. Inside a text, a type uses its block view unless it has an embed view. A type with only
 * a card or embed view is always placed and previewed with that view.
 */
export function viewFor({ type }: Shown, as: Place): AnyView | undefined {
  if (as === 'card' || as === 'page') return looks[as][type]
  return (
    (as === 'embed' ? looks.embed[type] : undefined) ??
    looks.block[type] ??
    looks.card[type] ??
    looks.embed[type]
  )
}

// Each registry pairs a type with its own view; TypeScript cannot follow a pair through a lookup.
const looks = { block: views, card: cards, embed: embeds, page: pageViews } as unknown as Record<Place, Views>
