import { Carousel } from '@association/ui/carousel/carousel.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { CardGrid } from '../../shared/cards/card-grid.tsx'
import { carouselOf } from './carousel-of.ts'
import { messages } from './messages.ts'
import { newestFirst } from './newest-first.ts'

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

const countsOf = ({ fields }: Section) => ({
  large: fields.columnCount,
  small: fields.smallColumnCount,
  extraSmall: fields.extraSmallColumnCount,
})

const titleOf = ({ fields }: Section) =>
  fields.contents.find((block) => block.type === 'title')?.fields.text || messages.cards
