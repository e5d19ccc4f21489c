/** Pictures are `<img srcset>` on the Images API. */
export default function noImageLoader(): never {
  throw new Error('next/image is not supported here. Use `page.image(asset)`.')
}
