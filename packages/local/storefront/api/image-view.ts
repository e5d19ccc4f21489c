import { gids } from '../cart/ids.ts'
import type { Sold } from '../catalog/catalog.ts'

type Size = { maxWidth?: number | null; maxHeight?: number | null }
export type ImageView = NonNullable<ReturnType<typeof imageView>>

export function imageView({ picture, productId }: Sold) {
  if (!picture) return null
  const source = picture.url.replace(/^\/\//, 'https://')
  const resized = ({ maxWidth }: Size) => (maxWidth == null ? source : `${source}?w=${maxWidth}`)
  return {
    id: gids.image(productId),
    altText: picture.text,
    width: picture.width,
    height: picture.height,
    src: source,
    originalSrc: source,
    transformedSrc: resized,
    url: ({ transform }: { transform?: Size | null }) => resized(transform ?? {}),
  }
}

export const mediaView = (productId: string, image: ImageView) => ({
  __typename: 'MediaImage',
  id: gids.media(productId),
  alt: image.altText,
  mediaContentType: 'IMAGE',
  presentation: null,
  image,
  previewImage: image,
})
