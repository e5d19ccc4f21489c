/** Includes the local services. */
const pictureHost = /^(?:(?:images|assets|downloads)\.(?:eu\.)?ctfassets\.net|localhost(?::\d+)?)$/
const ownFile = /^\/(?![/\\])[^\s"'<>\\]*$/

/** The page's CSP refuses other hosts. */
export const isPictureAddress = (text: string) => ownFile.test(text) || hostedPicture(text) !== undefined

export function hostedPicture(text: string): URL | undefined {
  const address = text.trim().replace(/^\/\//, 'https://')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return pictureHost.test(url.host) && url.username === '' ? url : undefined
}
