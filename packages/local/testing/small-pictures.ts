import sharp from 'sharp'

/** Edge of the squares whose mean colours are compared, in pixels of the small picture. */
const cell = 8
/** Of 255. The edges of letters differ from machine to machine; their mean over a square hardly does. */
const visible = 26

/** A picture as it is committed: small, and good enough to see what changed. */
export const smallPicture = (png: Buffer) =>
  sharp(png).flatten({ background: '#fff' }).webp({ quality: 55, effort: 4 }).toBuffer()

export type Difference = {
  /** Share of the squares that differ, 0 to 1. */
  share: number
  /** By how much their heights differ, as a share of the first. */
  height: number
}

/**
 * How far two pictures of the same thing are apart. Browsers round the place of a line differently, so a square may be
 * a pixel higher or lower in the other picture.
 */
export async function difference(one: Buffer, other: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  const rows = Math.max(1, Math.floor(Math.min(a.height, b.height) / cell))
  const columns = Math.max(1, Math.floor(Math.min(a.width, b.width) / cell))
  let differing = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const place = { left: column * cell, top: row * cell }
      const color = meanColor(a, place)
      const isAlike = [0, -1, 1].some((shift) =>
        meanColor(b, { ...place, top: place.top + shift }).every(
          (channel, index) => Math.abs(channel - (color[index] ?? 0)) <= visible,
        ),
      )
      if (!isAlike) differing += 1
    }
  return { share: differing / (rows * columns), height: Math.abs(a.height - b.height) / a.height }
}

type Pixels = { data: Uint8Array; width: number; height: number }

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const image = sharp(picture).flatten({ background: '#fff' }).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The mean of red, green and blue in a square; pixels outside the picture do not count. */
function meanColor({ data, width, height }: Pixels, { left, top }: { left: number; top: number }) {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.max(0, top); y < Math.min(height, top + cell); y += 1)
    for (let x = left; x < Math.min(width, left + cell); x += 1) {
      const at = (y * width + x) * 3
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0)
      count += 1
    }
  return sum.map((channel) => channel / Math.max(1, count))
}

/** Before, after and what is between them, side by side: for the person who looks. */
export async function sideBySide(before: Buffer, after: Buffer): Promise<Buffer> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width ?? 1))
  const height = Math.max(...sizes.map((size) => size.height ?? 1))
  const canvas = { create: { width, height, channels: 3 as const, background: '#fff' } }
  const [a, b] = await Promise.all(
    [before, after].map((input) =>
      sharp(canvas)
        .composite([{ input, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    ),
  )
  const between = await sharp(a)
    .composite([{ input: b ?? before, blend: 'difference' }])
    .png()
    .toBuffer()
  const gap = 8
  return sharp({ create: { ...canvas.create, width: width * 3 + gap * 2, background: '#f0f' } })
    .composite([a, b, between].map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png()
    .toBuffer()
}
