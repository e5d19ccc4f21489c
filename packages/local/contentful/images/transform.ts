import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Focus, Format, Transformation } from './parameters.ts'

export type Picture = { body: Buffer; contentType: string }

const formatOf: Record<string, Format> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
}
const contentTypeOf: Record<Format, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
}
/** The real service crops around a face; this one, without face detection, around the most salient area. */
const positionOf: Record<Focus, string | number> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
  face: sharp.strategy.attention,
  faces: sharp.strategy.attention,
}
/** The Images API's defaults without `q`. */
const defaultQuality = { jpg: 80, webp: 80, avif: 50 } as const
/** Effort 0–9; low, because speed matters more than a few percent of size. */
const avifEffort = 3

/** Drawings and documents are served unchanged. */
export const isTransformable = (contentType: string) => contentType in formatOf

export async function transform(original: Picture, wanted: Transformation): Promise<Picture> {
  const format = wanted.format ?? formatOf[original.contentType] ?? 'jpg'
  const source = sharp(original.body, { animated: isAnimated(format, wanted) }).autoOrient()
  const resized = await resize(source, wanted)
  const cornered = wanted.radius === undefined ? resized : await roundCorners(resized, wanted.radius)
  const body = await encode(flatten(cornered, format, wanted), format, wanted).toBuffer()
  return { body, contentType: contentTypeOf[format] }
}

const isAnimated = (format: Format, { radius, fit }: Transformation) =>
  (format === 'gif' || format === 'webp') && radius === undefined && fit !== 'crop' && fit !== 'pad'

/**
 * By default, fits the box without enlarging. `fill` and `thumb` crop and can enlarge, `scale` distorts (with one side
 * it keeps the ratio), `pad` fills the box, `crop` cuts without resizing.
 */
async function resize(source: Sharp, { width, height, fit, focus, background }: Transformation) {
  if (width === undefined && height === undefined) return source
  const position = positionOf[focus]
  if (fit === 'scale') {
    const hasBoth = width !== undefined && height !== undefined
    return source.resize({ width, height, fit: hasBoth ? 'fill' : 'inside' })
  }
  if (fit === 'fill' || fit === 'thumb') return source.resize({ width, height, fit: 'cover', position })
  if (fit === 'crop') return crop(source, { width, height, position })
  const inside = source.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  return fit === 'pad' ? pad(inside, { width, height, background }) : inside
}

type Box = { width?: number; height?: number }

async function crop(source: Sharp, { width, height, position }: Box & { position: string | number }) {
  const original = orientedSize(await source.metadata())
  return source.resize({
    width: Math.min(width ?? original.width, original.width),
    height: Math.min(height ?? original.height, original.height),
    fit: 'cover',
    position,
    withoutEnlargement: true,
    withoutReduction: true,
  })
}

async function pad(inside: Sharp, { width, height, background }: Box & { background?: string }) {
  const { data, info } = await drawn(inside)
  const box = { width: width ?? info.width, height: height ?? info.height }
  const padded = await drawn(
    sharp(data).resize({
      ...box,
      fit: 'contain',
      withoutEnlargement: true,
      background: background ?? transparent,
    }),
  )
  return sharp(padded.data)
}

const transparent = { r: 255, g: 255, b: 255, alpha: 0 }

async function roundCorners(picture: Sharp, radius: number | 'max') {
  const { data, info } = await drawn(picture)
  const [rx, ry] = radius === 'max' ? [info.width / 2, info.height / 2] : [radius, radius]
  const mask = `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${rx}" ry="${ry}"/></svg>`
  const cut = sharp(data)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
  return sharp((await drawn(cut)).data)
}

/** sharp has a fixed order (flatten, resize, composite); another needs an intermediate picture. */
const drawn = (picture: Sharp) => picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })

/** Formats without transparency get the background, white by default. */
function flatten(picture: Sharp, format: Format, { background }: Transformation) {
  if (background !== undefined) return picture.flatten({ background })
  return format === 'jpg' ? picture.flatten({ background: '#ffffff' }) : picture
}

function encode(picture: Sharp, format: Format, { quality, flag }: Transformation): Sharp {
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: quality ?? defaultQuality.jpg, progressive: flag === 'progressive' })
    case 'png':
      return flag === 'png8' ? picture.png({ palette: true, quality, colours: 256 }) : picture.png()
    case 'webp':
      return picture.webp({ quality: quality ?? defaultQuality.webp })
    case 'avif':
      return picture.avif({ quality: quality ?? defaultQuality.avif, effort: avifEffort })
    case 'gif':
      return picture.gif()
    case 'tiff':
      return picture.tiff({ quality })
  }
}

const orientedSize = ({ autoOrient }: Metadata) => autoOrient
