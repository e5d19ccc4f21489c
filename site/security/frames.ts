/** Hosts whose embeds a page may hold. A page's policy names only those it contains. */
export const embeddable = ['https://player.vimeo.com']

/** Origins of the frames that a page's markup contains, as far as they are allowed. */
export const framesIn = (html: string) =>
  embeddable.filter((origin) => html.includes(`<iframe`) && html.includes(`src="${origin}/`))
