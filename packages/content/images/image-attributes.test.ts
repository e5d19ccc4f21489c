import { describe, expect, test } from 'vitest'
import type { Asset } from '../define/field.ts'
import { imageAttributes } from './image-attributes.ts'

const asset: Asset = {
  id: 'first-light',
  url: '//images.example/first-light.png',
  title: 'First light',
  description: 'The sun rises.',
  contentType: 'image/png',
  width: 4000,
  height: 2000,
}
const place = { scheme: 'https', isEager: false, isFirst: false } as const
const widthsOf = (srcSet = '') =>
  srcSet.split(', ').map((candidate) => Number(candidate.match(/ (\d+)w$/)?.[1]))

test('a wide picture is scaled down to 1500 and offers widths from 420 to 3840', () => {
  const image = imageAttributes(asset, {}, place)
  expect(image).toMatchObject({ width: 1500, height: 750, loading: 'lazy', alt: 'The sun rises.' })
  expect(image.src).toBe('https://images.example/first-light.png?w=1500&fit=scale&fm=webp&q=75')
  const widths = widthsOf(image.srcSet)
  expect([widths[0], widths.at(-1)]).toEqual([420, 3840])
})

test('a picture is never offered wider than it is', () => {
  const image = imageAttributes({ ...asset, width: 1000, height: 500 }, {}, place)
  expect(image).toMatchObject({ width: 1000, height: 500 })
  expect(Math.max(...widthsOf(image.srcSet))).toBeLessThanOrEqual(1000)
})

test('a small picture has candidates for its own width and for dense screens', () => {
  expect(widthsOf(imageAttributes(asset, { width: 300 }, place).srcSet)).toEqual([300, 420, 600, 660])
})

test('a picture that small screens show narrower has a candidate for them', () => {
  const widths = widthsOf(imageAttributes(asset, { width: 319, smallestWidth: 203 }, place).srcSet)
  expect(widths[0]).toBe(203)
})

test('a width between two pixels is rounded up, because a place is rounded up too', () => {
  expect(imageAttributes({ ...asset, width: 319, height: 440 }, { height: 210 }, place)).toMatchObject({
    width: 153,
    height: 210,
  })
})

describe('a wished height', () => {
  test('alone decides the width by the ratio, and is asked for', () => {
    const image = imageAttributes(asset, { height: 200 }, place)
    expect(image).toMatchObject({ width: 400, height: 200 })
    expect(image.src).toContain('?w=400&h=200&fit=scale&')
    expect(image.srcSet).toContain('?w=800&h=400&fit=scale&fm=webp&q=75 800w')
  })

  test('with a width too is a box that the picture fits into', () => {
    expect(imageAttributes(asset, { width: 300, height: 600 }, place)).toMatchObject({
      width: 300,
      height: 150,
    })
    expect(imageAttributes(asset, { width: 900, height: 100 }, place).src).toContain('?w=200&h=100&')
  })

  test('is asked for where the picture does not know its size', () => {
    const { width: _, height: __, ...unknown } = asset
    expect(imageAttributes(unknown, { height: 200 }, place).src).toContain('?h=200&fit=scale&')
    expect(imageAttributes(unknown, { width: 300, height: 200 }, place)).toMatchObject({
      width: 300,
      height: 200,
    })
  })

  test('is not in the address unless the caller passes one', () => {
    expect(imageAttributes(asset, { width: 300 }, place).src).not.toContain('h=')
  })
})

test('a vector is not scaled, but keeps its size', () => {
  const image = imageAttributes({ ...asset, contentType: 'image/svg+xml' }, {}, place)
  expect(image.src).toBe('https://images.example/first-light.png')
  expect(image.srcSet).toBeUndefined()
  expect(image).toMatchObject({ width: 1500, height: 750 })
})

test('a GIF is shown as it was uploaded, because a conversion may stop its animation', () => {
  const image = imageAttributes(
    { ...asset, url: '//images.example/steps.gif', contentType: 'image/gif' },
    {},
    place,
  )
  expect(image.src).toBe('https://images.example/steps.gif')
  expect(image.srcSet).toBeUndefined()
  expect(image).toMatchObject({ width: 1500, height: 750, loading: 'lazy' })
})

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/tiff'])(
  '%s is delivered as WebP at every width',
  (contentType) => {
    const image = imageAttributes({ ...asset, contentType }, {}, place)
    const urls = [image.src, ...(image.srcSet ?? '').split(', ')]
    expect(urls.length).toBeGreaterThan(3)
    for (const url of urls) expect(url).toContain('fm=webp')
  },
)

test('the local services speak http', () => {
  expect(imageAttributes(asset, {}, { ...place, scheme: 'http' }).src).toMatch(/^http:\/\/images/)
})

test('the first picture loads with high priority', () => {
  const image = imageAttributes(asset, {}, { ...place, isEager: true, isFirst: true })
  expect(image).toMatchObject({ loading: 'eager', fetchPriority: 'high' })
})

test('a picture that waits is measured before it is chosen', () => {
  expect(imageAttributes(asset, { sizes: '50vw' }, place).sizes).toBe('auto, 50vw')
  expect(imageAttributes(asset, { sizes: '50vw' }, { ...place, isEager: true }).sizes).toBe('50vw')
})

test('a picture without dimensions is still shown, at no more than 1500', () => {
  const image = imageAttributes({ ...asset, width: undefined, height: undefined }, {}, place)
  expect(image.src).toContain('w=1500')
  expect(image.width).toBeUndefined()
})
