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
 * Inside a text, a type without an embed view uses its block view. A type with only a card or embed view always uses
 * that.
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

// TypeScript cannot follow the pairs of type and view through a lookup.
const looks = { block: views, card: cards, embed: embeds, page: pageViews } as unknown as Record<Place, Views>
