import { cardsPerView, type PerView } from '@association/ui/carousel/per-view.ts'

/** `gutter` in pixels. */
export const cardCarousel = { ...cardsPerView, gutter: 40 } as const

type Counts = { large: number | undefined; small: number | undefined; extraSmall: number | undefined }

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
