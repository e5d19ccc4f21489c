import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import type { Enhance } from '../island/enhance-whole.ts'
import { messages } from './messages.ts'

export const enhance: Enhance<undefined> = (element) => {
  const parts = partsOf(element)
  if (!parts) return () => {}
  const startIndex = indexSeen(parts.viewport)
  element.toggleAttribute('data-started', true)
  parts.viewport.scrollLeft = 0
  parts.viewport.tabIndex = -1
  const embla = EmblaCarousel(parts.viewport, {
    align: 'start',
    containScroll: 'trimSnaps',
    direction: isRightToLeft(parts.viewport) ? 'rtl' : 'ltr',
    startIndex,
    // Hidden slides cannot receive the focus.
    watchFocus: false,
    // A mouse has the buttons; dragging would prevent text selection.
    watchDrag: (_, { type }) => type.startsWith('touch'),
  })
  const listening = new AbortController()
  const { signal } = listening
  parts.previous.addEventListener('click', () => embla.scrollPrev(isCalm()), { signal })
  parts.next.addEventListener('click', () => embla.scrollNext(isCalm()), { signal })
  const show = () => showPosition(embla, parts)
  show()
  parts.position.ariaLive = 'polite'
  embla.on('select', show).on('reInit', show)
  return () => {
    listening.abort()
    const first = embla.selectedScrollSnap()
    for (const slide of embla.slideNodes()) slide.inert = false
    embla.destroy()
    parts.viewport.tabIndex = 0
    element.removeAttribute('data-started')
    // Keeps the visible slide, also after a restart.
    parts.viewport.scrollLeft = first * stepOf(parts.viewport)
  }
}

type CarouselParts = Record<'viewport' | 'previous' | 'next' | 'position', HTMLElement>

function partsOf(element: HTMLElement): CarouselParts | undefined {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-carousel="${name}"]`)
  const [viewport, previous, next, position] = ['viewport', 'previous', 'next', 'position'].map(part)
  return viewport && previous && next && position ? { viewport, previous, next, position } : undefined
}

/** The visitor can scroll before the buttons appear. */
function indexSeen(viewport: HTMLElement): number {
  const step = stepOf(viewport)
  return step === 0 ? 0 : Math.round(viewport.scrollLeft / step)
}

/** Returns pixels; negative from right to left, like `scrollLeft`. */
function stepOf(viewport: HTMLElement): number {
  const [first, second] = viewport.firstElementChild?.children ?? []
  return first && second ? second.getBoundingClientRect().x - first.getBoundingClientRect().x : 0
}

function showPosition(embla: EmblaCarouselType, { previous, next, position }: CarouselParts) {
  const slides = embla.slideNodes()
  const positions = embla.scrollSnapList().length
  const first = embla.selectedScrollSnap()
  const last = first + slides.length - positions
  slides.forEach((slide, index) => {
    slide.inert = index < first || index > last
  })
  previous.ariaDisabled = String(!embla.canScrollPrev())
  next.ariaDisabled = String(!embla.canScrollNext())
  position.textContent = messages.seen(first + 1, last + 1, slides.length)
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
