import type { Formats } from '../model/formats.ts'

export type Carried = {
  html: string
  text: string
  /** Media types, such as `image/png`. */
  files: readonly string[]
}

/** Returns a message about pictures that the text cannot keep, or undefined if there are none. */
export function leftOutPictures({ html, text, files }: Carried, { nodes }: Formats): string | undefined {
  if (html.includes('data-pm-slice')) return undefined // copied from a text of this app
  const way = nodes.has('embedded-asset-block')
    ? 'Upload it to Contentful’s media, then choose Insert, “Picture or file…”.'
    : 'This text cannot show pictures.'
  if (/<img\b/i.test(html)) return `A picture was left out of the pasted text. ${way}`
  const isPicture = text === '' && html === '' && files.some((type) => type.startsWith('image/'))
  return isPicture ? `The picture was not pasted. ${way}` : undefined
}

export const carriedBy = (data: DataTransfer | null): Carried => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
  files: [...(data?.files ?? [])].map(({ type }) => type),
})
