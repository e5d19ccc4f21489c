import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'
import { cardsPerView, onePerView } from './per-view.ts'

const css = readFileSync(new URL('carousel.module.css', import.meta.url), 'utf8')
const slides = (count: number) =>
  'abcdefg'
    .slice(0, count)
    .split('')
    .map((letter) => <p key={letter}>{letter}</p>)

test('four cards are seen above 1200 px, three up to 1200, two up to 992, one up to 768', () => {
  expect(cardsPerView).toEqual({ largest: 4, large: 3, medium: 2, small: 1 })
  expect(onePerView).toEqual({ largest: 1, large: 1, medium: 1, small: 1 })
})

test.each([
  ['992px < width <= 1200px', 'large'],
  ['768px < width <= 992px', 'medium'],
  ['width <= 768px', 'small'],
])('at %s the style sheet takes the %s number', (width, size) =>
  expect(css).toContain(`@media (${width}) {\n  .carousel {\n    --per-view: var(--per-${size});`),
)

test('up to 767.98 px half the space is between two slides', () =>
  expect(css).toMatch(
    /@media \(width <= 767\.98px\) \{\s*\.carousel \{\s*--gap: calc\(var\(--slide-gutter\) \/ 2\)/,
  ))

describe('without JavaScript', () => {
  const markup = renderToStaticMarkup(<Carousel label="Courses">{slides(7)}</Carousel>)

  test('it is a named carousel whose row can be reached and scrolled with the keyboard', () => {
    expect(markup).toMatch(/^<div [^>]*role="group" aria-roledescription="carousel" aria-label="Courses">/)
    expect(markup).toMatch(/data-carousel="viewport" role="group" aria-label="Courses" tabindex="0"/)
  })

  test('each slide says which it is', () => {
    expect(markup.match(/role="group" aria-roledescription="slide" aria-label="\d of 7"/g)).toHaveLength(7)
  })

  test('the buttons come before the slides and have names', () => {
    expect(markup.indexOf('aria-label="Previous slide"')).toBeGreaterThan(0)
    expect(markup.indexOf('aria-label="Next slide"')).toBeLessThan(markup.indexOf('aria-label="1 of 7"'))
  })
})

test('the number of slides and the space between them are the caller’s', () => {
  const markup = renderToStaticMarkup(
    <Carousel label="x" perView="one" gutter={40}>
      {slides(2)}
    </Carousel>,
  )
  expect(markup).toContain(
    'style="--per-largest:1;--per-large:1;--per-medium:1;--per-small:1;--slide-gutter:40px"',
  )
})

test('where all slides are seen at once, no room is kept for buttons', () => {
  const markup = renderToStaticMarkup(<Carousel label="x">{slides(3)}</Carousel>)
  expect(markup).toContain('class="carousel fitsLargest fitsLarge"')
})

test('no slides give nothing', () => {
  expect(renderToStaticMarkup(<Carousel label="x">{[null, false]}</Carousel>)).toBe('')
})
