/** Pictures are `<img srcset>` on the Images API; nothing of the site uses `next/image`. */
export default function noImageLoader(): never {
  throw new Error('next/image is not supported here. Use `page.image(asset)`.')
}
