/** Contentful's hosts of pictures and files, and the local services in their place. */
const pictureHost = /^(?:(?:images|assets|downloads)\.(?:eu\.)?ctfassets\.net|localhost(?::\d+)?)$/
const ownFile = /^\/(?![/\\])[^\s"'<>\\]*$/

/** True for a file of this site and for Contentful's: the page's policy refuses pictures of any other host. */
export const isPictureAddress = (text: string) => ownFile.test(text) || hostedPicture(text) !== undefined

/** A picture at Contentful, without what was added to its address. */
export function hostedPicture(text: string): URL | undefined {
  const address = text.trim().replace(/^\/\//, 'https://')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return pictureHost.test(url.host) && url.username === '' ? url : undefined
}
