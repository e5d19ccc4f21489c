import type { EmbedsConfig } from '@association/services/config'

/** Forms stand in a frame of our own, because the provider's script may not run on our pages. */
export const formRoute = '/embed/form'

/** Where each kind of frame starts, for the renderer. */
export const frameBases = (embeds: EmbedsConfig) => ({ ...embeds, form: formRoute })

/** What a page may frame: our own form, and the hosts of the other services. */
export const embeddable = ({ video, booking, map }: EmbedsConfig) => [
  "'self'",
  ...new Set([video, booking, map].map((base) => new URL(base).origin)),
]
