import type { SettingsReader } from './settings.ts'

/** Origins of third-party frames and scripts, without a trailing slash. */
export type EmbedsConfig = {
  video: string
  booking: string
  map: string
  form: string
}

export function readEmbeds(read: Pick<SettingsReader, 'optionalUrl'>): EmbedsConfig {
  return {
    video: read.optionalUrl('EMBED_VIDEO_URL') ?? 'https://player.vimeo.com',
    booking: read.optionalUrl('EMBED_BOOKING_URL') ?? 'https://calendly.com',
    map: read.optionalUrl('EMBED_MAP_URL') ?? 'https://www.google.com',
    form: read.optionalUrl('EMBED_FORM_URL') ?? 'https://js.hsforms.net',
  }
}
