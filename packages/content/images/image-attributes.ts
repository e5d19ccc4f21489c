import type { Asset } from '../define/field.ts'
import type { ImageAttributes, ImageWish } from '../define/view.ts'

export type ImagePlace = { scheme: 'http' | 'https'; isEager: boolean; isFirst: boolean }

/** File pixels. Browsers take the next larger one, so these are a little larger than usual places: a phone, a card. */
const candidateWidths = [420, 660, 800, 1000, 1240, 1500, 1920, 2560, 3840] as const
const quality = 75
const maxLayoutWidth = 1500
const maxDensity = 2.6

/** Never enlarges a picture, and always sets its size. */
export function imageAttributes(asset: Asset, wish: ImageWish, place: ImagePlace): ImageAttributes {
  const { scheme, isEager, isFirst } = place
  const size = layoutSize(asset, wish)
  const loading: Pick<ImageAttributes, 'alt' | 'loading' | 'decoding' | 'fetchPriority'> = {
    alt: asset.description,
    loading: isEager ? 'eager' : 'lazy',
    decoding: 'async',
    ...(isFirst ? { fetchPriority: 'high' as const } : {}),
  }
  if (!isScalable(asset)) return { src: fileAddress(asset, scheme), ...size, ...loading }

  const { width, height } = size
  const ratio = wish.height && width && height ? height / width : undefined
  const at = (width?: number) =>
    imageAddress(asset, { scheme, width, height: width && ratio && Math.round(width * ratio) })
  if (width === undefined) {
    const address = wish.height
      ? imageAddress(asset, { scheme, height: Math.min(wish.height, maxLayoutWidth) })
      : at(Math.min(asset.width ?? maxLayoutWidth, maxLayoutWidth))
    return { src: address, ...size, ...loading }
  }
  return {
    src: at(width),
    srcSet: candidates(width, asset.width ?? width, wish.smallestWidth)
      .map((candidate) => `${at(candidate)} ${candidate}w`)
      .join(', '),
    sizes: sizesOf(wish.sizes ?? `(max-width: ${width}px) 100vw, ${width}px`, place),
    ...size,
    ...loading,
  }
}

/** `auto` makes browsers measure a lazy picture first; older browsers use the estimate. */
const sizesOf = (estimate: string, { isEager }: ImagePlace) => (isEager ? estimate : `auto, ${estimate}`)

export const fileAddress = (asset: Asset, scheme: 'http' | 'https') =>
  asset.url.startsWith('//') ? `${scheme}:${asset.url}` : asset.url

/** A GIF may be animated: see docs/decisions/0005-nextjs-only-renders.md. */
const isScalable = ({ contentType }: Asset) => contentType !== 'image/svg+xml' && contentType !== 'image/gif'

type Scale = { scheme: 'http' | 'https'; width?: number | undefined; height?: number | undefined }

function imageAddress(asset: Asset, { scheme, width, height }: Scale) {
  const sides = [width && `w=${width}`, height && `h=${height}`].filter(Boolean)
  const scale = sides.length > 0 ? [...sides, 'fit=scale', ''].join('&') : ''
  return `${fileAddress(asset, scheme)}?${scale}fm=webp&q=${quality}`
}

/** Returns CSS pixels, at most 1500 wide. Keeps the ratio and fits into both wishes. */
function layoutSize(asset: Asset, wish: ImageWish): { width?: number; height?: number } {
  if (!asset.width || !asset.height) return wish.width ? { width: wish.width, height: wish.height } : {}
  const ratio = asset.height / asset.width
  const byHeight = wish.height ? wish.height / ratio : Number.POSITIVE_INFINITY
  const wanted = Math.min(wish.width ?? Number.POSITIVE_INFINITY, byHeight, asset.width, maxLayoutWidth)
  // A picture that is a part of a pixel narrower than its place would be loaded in the next larger size.
  const width = Math.max(1, Math.ceil(wanted))
  const height = Math.min(Math.round(width * ratio), wish.height ?? Number.POSITIVE_INFINITY)
  return { width, height: Math.max(1, height) }
}

function candidates(layoutWidth: number, ownWidth: number, smallestWidth = layoutWidth): number[] {
  const most = Math.min(ownWidth, layoutWidth * maxDensity)
  const small = layoutWidth < 640 ? [layoutWidth, layoutWidth * 2] : [layoutWidth]
  const fitting = [smallestWidth, ...small, ...candidateWidths].filter((width) => width <= most)
  return [...new Set(fitting)].toSorted((a, b) => a - b)
}
