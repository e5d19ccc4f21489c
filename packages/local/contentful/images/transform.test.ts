import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readTransformation, TransformationError } from './parameters.ts'
import { isTransformable, transform } from './transform.ts'

/** The left third is red, the rest blue. */
const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } })
  .composite([
    { input: { create: { width: 100, height: 200, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
  .png()
  .toBuffer()

async function ask(query: string, original = { body: picture, contentType: 'image/png' }) {
  const wanted = readTransformation(new URLSearchParams(query))
  if (wanted === undefined) throw new Error('The query asks for nothing.')
  const { body, contentType } = await transform(original, wanted)
  const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return {
    body,
    contentType,
    size: `${info.width}×${info.height}`,
    at,
    metadata: await sharp(body).metadata(),
  }
}

describe('sizes', () => {
  test.each([
    ['w=150', '150×100'],
    ['h=100', '150×100'],
    ['w=150&h=50', '75×50'],
    ['w=3000', '300×200'],
    ['w=150&h=150&fit=fill', '150×150'],
    ['w=600&h=600&fit=fill', '600×600'],
    ['w=150&h=150&fit=thumb', '150×150'],
    ['w=150&h=150&fit=scale', '150×150'],
    ['w=600&fit=scale', '600×400'],
    ['w=150&fit=scale', '150×100'],
    ['h=50&fit=scale', '75×50'],
    ['w=200&h=200&fit=pad', '200×200'],
    ['w=400&h=400&fit=pad', '400×400'],
    ['w=120&h=80&fit=crop', '120×80'],
    ['w=400&h=80&fit=crop', '300×80'],
  ])('%s gives %s', async (query, size) => {
    expect((await ask(query)).size).toBe(size)
  })
})

describe('cutting', () => {
  test('keeps the side that the focus names', async () => {
    expect((await ask('w=50&h=50&fit=fill&f=left')).at(5, 25)).toEqual([255, 0, 0, 255])
    expect((await ask('w=50&h=50&fit=fill&f=right')).at(5, 25)).toEqual([0, 0, 255, 255])
  })

  test('crop does not resize', async () => {
    const cut = await ask('w=120&h=80&fit=crop&f=top_left')
    expect([cut.at(99, 40), cut.at(101, 40)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ])
  })
})

describe('colors and corners', () => {
  test('padding is transparent, white where the format has no transparency, or the background', async () => {
    expect((await ask('w=200&h=200&fit=pad')).at(100, 5)[3]).toBe(0)
    expect((await ask('w=200&h=200&fit=pad&fm=jpg')).at(100, 5)).toEqual([255, 255, 255, 255])
    expect((await ask('w=200&h=200&fit=pad&bg=rgb:00FF00')).at(100, 5)).toEqual([0, 255, 0, 255])
  })

  test('corners are cut by a radius or as an ellipse', async () => {
    const rounded = await ask('r=20')
    expect([rounded.at(0, 0)[3], rounded.at(30, 0)[3]]).toEqual([0, 255])
    const ellipse = await ask('r=max')
    expect([ellipse.at(30, 0)[3], ellipse.at(150, 100)[3]]).toEqual([0, 255])
  })
})

describe('formats', () => {
  test.each([
    ['fm=jpg', 'image/jpeg', 'jpeg'],
    ['fm=png', 'image/png', 'png'],
    ['fm=webp', 'image/webp', 'webp'],
    ['fm=gif', 'image/gif', 'gif'],
    ['fm=avif', 'image/avif', 'heif'],
    ['fm=tiff', 'image/tiff', 'tiff'],
    ['w=10', 'image/png', 'png'],
  ])('%s answers %s', async (query, contentType, format) => {
    const answer = await ask(`${query}&w=20`)
    expect([answer.contentType, answer.metadata.format]).toEqual([contentType, format])
  })

  test('flags make a JPEG progressive and a PNG paletted', async () => {
    expect((await ask('fm=jpg&fl=progressive')).metadata.isProgressive).toBe(true)
    expect((await ask('fm=png&fl=png8')).metadata.isPalette).toBe(true)
  })

  test('a lower quality is smaller', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    const original = { body: noise, contentType: 'image/jpeg' }
    const [low, high] = [await ask('q=20', original), await ask('q=90', original)]
    expect(low.body.length).toBeLessThan(high.body.length / 2)
  })

  test('drawings and documents are not transformed', () => {
    expect(['image/svg+xml', 'application/pdf', 'image/png'].map(isTransformable)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('reading the address', () => {
  test('nothing asked, or only unknown names, means the original', () => {
    expect(readTransformation(new URLSearchParams('v=2'))).toBeUndefined()
  })

  test.each([
    'w=0',
    'w=4001',
    'h=1.5',
    'h=-1',
    'w=',
    'q=101',
    'fm=bmp',
    'fit=cover',
    'f=middle',
    'fl=png9',
    'r=-1',
    'bg=red',
  ])('%s is refused', (query) => {
    expect(() => readTransformation(new URLSearchParams(query))).toThrow(TransformationError)
  })
})
