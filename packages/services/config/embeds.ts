import type { Reader } from './settings.ts'

/** Where the frames of outside services start, without a trailing slash. */
export type EmbedsConfig = {
  /** The video player's host. */
  video: string
  /** The booking provider's host. */
  booking: string
  map: string
  /** Where the forms provider serves its script. */
  form: string
}

/** The real services, unless a variable leads elsewhere. */
export function readEmbeds(read: Pick<Reader, 'optionalUrl'>): EmbedsConfig {
  return {
    video: read.optionalUrl('EMBED_VIDEO_URL') ?? 'https://player.vimeo.com',
    booking: read.optionalUrl('EMBED_BOOKING_URL') ?? 'https://calendly.com',
    map: read.optionalUrl('EMBED_MAP_URL') ?? 'https://www.google.com',
    form: read.optionalUrl('EMBED_FORM_URL') ?? 'https://js.hsforms.net',
  }
}
