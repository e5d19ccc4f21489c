import { Carousel } from '@association/ui/carousel/carousel.tsx'
import { cardsPerView, type PerView } from '@association/ui/carousel/per-view.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Card, Page } from '../../define/view.ts'
import { CardGrid } from '../../shared/cards/card-grid.tsx'
import { dayOf } from '../../shared/dates.ts'
import { messages } from './messages.ts'

type Section = Entry<'mediaCardSection'>
type Props = { entry: Section; page: Page }

export function Cards({ entry, page }: Props): ReactNode {
  const { mediaCards, isCarousel, isPostList, cardClasses } = entry.fields
  const mark = page.mark(entry, 'mediaCards')
  if (mediaCards.length === 0) return isPostList ? <p {...mark}>{messages.noPosts}</p> : null
  const cards = newestFirst(mediaCards)
  if (!isCarousel) {
    return (
      <CardGrid counts={countsOf(entry)} cardClasses={cardClasses} mark={mark}>
        {page.cards(cards)}
      </CardGrid>
    )
  }
  return (
    <div {...mark}>
      <Carousel label={titleOf(entry)} {...carouselOf(countsOf(entry))}>
        {page.cards(cards, cardClasses)}
      </Carousel>
    </div>
  )
}

type Counts = { large: number | undefined; small: number | undefined; extraSmall: number | undefined }

const countsOf = ({ fields }: Section): Counts => ({
  large: fields.columnCount,
  small: fields.smallColumnCount,
  extraSmall: fields.extraSmallColumnCount,
})

/** `gutter` in pixels. */
export const cardCarousel = { ...cardsPerView, gutter: 40 } as const

export function carouselOf(counts: Counts): { perView: PerView | 'one'; gutter: number } {
  const { large, small, extraSmall } = counts
  if (large === undefined && small === undefined && extraSmall === undefined)
    return { perView: 'one', gutter: 0 }
  return {
    perView: {
      largest: large ?? cardCarousel.largest,
      large: large ?? cardCarousel.large,
      medium: small ?? cardCarousel.medium,
      small: extraSmall ?? cardCarousel.small,
    },
    gutter: cardCarousel.gutter,
  }
}

const titleOf = ({ fields }: Section) =>
  fields.contents.find((block) => block.type === 'title')?.fields.text || messages.cards

function newestFirst(cards: readonly Card[]): readonly Card[] {
  const editions = cards.filter((card) => card.type === 'journalEditions')
  if (editions.length < cards.length) return cards
  const day = (edition: (typeof editions)[number]) => dayOf(edition.fields.editionDate) ?? ''
  return editions.toSorted((a, b) => day(b).localeCompare(day(a)))
}
