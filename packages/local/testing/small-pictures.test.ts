import sharp from 'sharp'
import { expect, test } from 'vitest'
import { difference } from './small-pictures.ts'

const bar = (top: number, color = '#002244') =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 64, height: 16, channels: 3, background: color } }, left: 0, top },
    ])
    .png()
    .toBuffer()

test('a line that moved, or changed its color, looks different', async () => {
  expect((await difference(await bar(16), await bar(22))).share).toBeGreaterThan(0.1)
  expect((await difference(await bar(16), await bar(16, '#66bb66'))).share).toBe(0.25)
})

test('a picture that grew says by how much', async () => {
  const taller = await sharp(await bar(16))
    .extend({ bottom: 16, background: '#fff' })
    .png()
    .toBuffer()
  expect(await difference(await bar(16), taller)).toEqual({ share: 0, height: 0.25 })
})
