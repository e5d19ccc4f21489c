import type { EmbedsConfig } from '@association/services/config'

/** Forms stand in a frame of our own, because the provider's script may not run on our pages. */
export const formRoute = '/embed/form'

/** Where each kind of frame starts, for the renderer. */
export const frameBases = (embeds: EmbedsConfig) => ({ ...embeds, form: formRoute })

/** What a page may frame: our own form, and the hosts of the other services. */
const framed = ({ video, booking, map }: EmbedsConfig) => [
  { source: "'self'", begin: formRoute },
  ...[...new Set([video, booking, map].map((base) => new URL(base).origin))].map((origin) => ({
    source: origin,
    begin: origin,
  })),
]

/** Everything that a page may ever frame. A page's own policy names only what it contains. */
export const embeddable = (embeds: EmbedsConfig) => framed(embeds).map(({ source }) => source)

/** Sources of the frames that a page's markup contains, or that its scripts will put where `data-frame` says. */
export const framesIn = (html: string, embeds: EmbedsConfig) =>
  framed(embeds)
    .filter(({ begin }) => html.includes(`data-frame="${begin}/`) || hasFrame(html, begin))
    .map(({ source }) => source)

const hasFrame = (html: string, begin: string) => html.includes('<iframe') && html.includes(`src="${begin}/`)
