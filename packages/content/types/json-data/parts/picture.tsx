import type { Asset } from '../../../define/field.ts'
import type { ImageWish } from '../../../define/view.ts'
import { hostedPicture, isPictureAddress } from '../../../shared/json/picture-address.ts'
import type { Block } from './kind-view.tsx'

type Props = {
  /** The id of an attached picture, or the address of one. */
  picture: string | undefined
  alt?: string
  /** The box that is kept for it, in pixels of the page. */
  box: ImageWish & { width: number; height: number }
  className?: string
  block: Block
}

/** A picture that JSON names; nothing where it names none. */
export function Picture({ picture, alt, box, className, block: { entry, page } }: Props) {
  if (!picture) return null
  const { width, height, sizes } = box
  const asset = attached(picture, entry.fields.pictures) ?? atContentful(picture)
  if (asset) {
    const image = page.image(asset, { width, sizes })
    // A picture that does not tell its size takes that of its box.
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

/** True when there is a picture to show. */
export const isShown = (picture: string | undefined, { entry }: Block): picture is string =>
  picture !== undefined &&
  (attached(picture, entry.fields.pictures) !== undefined || isPictureAddress(picture))

/** By its id, or by its address at Contentful, which contains its id. */
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
