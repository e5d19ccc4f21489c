/** Contentful's hosts of pictures and files, and the local services. */
const pictureHost = /^(?:(?:images|assets|downloads)\.(?:eu\.)?ctfassets\.net|localhost(?::\d+)?)$/
const ownFile = /^\/(?![/\\])[^\s"'<>\\]*$/

/** True for files of this site and of Contentful: the page's CSP refuses pictures from any other host. */
export const isPictureAddress = (text: string) => ownFile.test(text) || hostedPicture(text) !== undefined

/** Removes the query of a Contentful picture. */
export function hostedPicture(text: string): URL | undefined {
  const address = text.trim().replace(/^\/\//, 'https://')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return pictureHost.test(url.host) && url.username === '' ? url : undefined
}
