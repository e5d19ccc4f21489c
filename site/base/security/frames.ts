import type { EmbedsConfig } from '@association/services/config'

/** Forms run in a frame, because the provider's script may not run on our pages. */
export const formRoute = '/embed/form'

export const frameBases = (embeds: EmbedsConfig) => ({ ...embeds, form: formRoute })

export const embeddable = ({ video, booking, map }: EmbedsConfig) => [
  "'self'",
  ...new Set([video, booking, map].map((base) => new URL(base).origin)),
]
