import sharp from 'sharp'

/** Pixels in the small picture; mean colors of such squares are compared. */
const cell = 8
/** Of 255. Anti-aliasing differs between machines, but hardly affects a square's mean. */
const visible = 26

/** Small enough to commit, good enough to see a change. */
export const smallPicture = (png: Buffer) =>
  sharp(png).flatten({ background: '#fff' }).webp({ quality: 55, effort: 4 }).toBuffer()

export type Difference = {
  /** Share of different squares, 0 to 1. */
  share: number
  /** Difference of heights as a share of the first. */
  height: number
}

export async function difference(one: Buffer, other: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all([cells(one), cells(other)])
  const rows = Math.min(a.rows, b.rows)
  const columns = Math.min(a.columns, b.columns)
  let differing = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [here, there] = [(row * a.columns + column) * 3, (row * b.columns + column) * 3]
      const isOther = [0, 1, 2].some(
        (channel) => Math.abs((a.data[here + channel] ?? 0) - (b.data[there + channel] ?? 0)) > visible,
      )
      if (isOther) differing += 1
    }
  return {
    share: differing / Math.max(1, rows * columns),
    height: Math.abs(a.height - b.height) / a.height,
  }
}

async function cells(picture: Buffer) {
  const { width = 1, height = 1 } = await sharp(picture).metadata()
  const [columns, rows] = [Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(height / cell))]
  const data = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, columns, rows, height }
}

/** Shows before, after and the difference. */
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
