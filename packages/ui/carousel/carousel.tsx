import { Children, type CSSProperties, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { CarouselIsland } from './carousel-island.tsx'
import { messages } from './messages.ts'
import { cardsPerView, onePerView, type PerView } from './per-view.ts'

type Props = {
  /** Accessible name: “Courses”. */
  label: string
  perView?: PerView | 'one'
  /** Pixels; half of it up to 767.98 px. */
  gutter?: number
  children: ReactNode
}

/**
 * Without JavaScript the row scrolls and snaps. Space for the buttons is reserved, so that the layout does not shift.
 */
export function Carousel({ label, perView = cardsPerView, gutter = 0, children }: Props) {
  const slides = Children.toArray(children)
  if (slides.length === 0) return null
  const seen = perView === 'one' ? onePerView : perView
  return (
    <div
      className={[styles.carousel, ...fitting(seen, slides.length)].join(' ')}
      style={sizes(seen, gutter)}
      {...carouselRole(label)}
    >
      <CarouselIsland>
        <div className={styles.controls} data-carousel="controls">
          <span className={styles.position} data-carousel="position" />
          <Control name="previous" path="M15 5l-7 7 7 7" />
          <Control name="next" path="M9 5l7 7-7 7" />
        </div>
        <div className={styles.viewport} data-carousel="viewport" {...scrollable(label)}>
          <div className={styles.track}>
            {slides.map((slide, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no other name than its place
              <div key={index} {...slideRole(index, slides.length)}>
                {slide}
              </div>
            ))}
          </div>
        </div>
      </CarouselIsland>
    </div>
  )
}

/** A region would be a landmark, and a page can hold many carousels. */
const carouselRole = (label: string) => ({
  role: 'group',
  'aria-roledescription': 'carousel',
  'aria-label': label,
})

/** Scrollable elements must be focusable. */
const scrollable = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 })

const slideRole = (index: number, count: number) => ({
  className: styles.slide,
  role: 'group',
  'aria-roledescription': 'slide',
  'aria-label': messages.place(index + 1, count),
})

function Control({ name, path }: { name: 'previous' | 'next'; path: string }) {
  return (
    <button type="button" className={styles.control} data-carousel={name} aria-label={messages[name]}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.arrow}>
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </button>
  )
}

const fitting = ({ largest, large, medium, small }: PerView, count: number) =>
  [
    count <= largest && styles.fitsLargest,
    count <= large && styles.fitsLarge,
    count <= medium && styles.fitsMedium,
    count <= small && styles.fitsSmall,
  ].filter(Boolean)

const sizes = ({ largest, large, medium, small }: PerView, gutter: number) =>
  ({
    '--per-largest': largest,
    '--per-large': large,
    '--per-medium': medium,
    '--per-small': small,
    '--slide-gutter': `${gutter}px`,
  }) as CSSProperties
