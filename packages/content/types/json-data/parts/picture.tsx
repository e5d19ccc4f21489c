import type { Asset } from '../../../define/field.ts'
import type { ImageWish } from '../../../define/view.ts'
import { hostedPicture, isPictureAddress } from '../../../shared/json/picture-address.ts'
import type { Block } from './kind-view.tsx'

type Props = {
  /** The id of an attached picture, or a URL. */
  picture: string | undefined
  alt?: string
  /** CSS pixels. */
  box: ImageWish & { width: number; height: number }
  className?: string
  block: Block
}

export function Picture({ picture, alt, box, className, block: { entry, page } }: Props) {
  if (!picture) return null
  const { width, height, sizes } = box
  const asset = attached(picture, entry.fields.pictures) ?? atContentful(picture)
  if (asset) {
    const image = page.image(asset, { width, sizes })
    // A picture of unknown size takes that of its box.
    return (
      <img {...image} height={image.height ?? height} alt={alt ?? asset.description} className={className} />
    )
  }
  if (!isPictureAddress(picture)) return null
  return (
    <img
      src={picture}
      width={width}
      height={height}
      alt={alt ?? ''}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

export const isShown = (picture: string | undefined, { entry }: Block): picture is string =>
  picture !== undefined &&
  (attached(picture, entry.fields.pictures) !== undefined || isPictureAddress(picture))

/** A Contentful URL contains the id. */
const attached = (picture: string, pictures: readonly Asset[]) => {
  const path = hostedPicture(picture)?.pathname
  return pictures.find(({ id, url }) => id === picture || (path !== undefined && url.endsWith(path)))
}

function atContentful(picture: string): Asset | undefined {
  const url = hostedPicture(picture)
  if (!url) return undefined
  const address = `${url.origin}${url.pathname}`
  return { id: address, url: address, title: '', description: '', contentType: typeOf(url.pathname) }
}

const typeOf = (path: string) =>
  /\.svg$/i.test(path) ? 'image/svg+xml' : /\.gif$/i.test(path) ? 'image/gif' : ''
