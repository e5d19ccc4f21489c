import type { Reader } from './settings.ts'

/** Scripts of third parties that measure visits. Without an address, the site loads none. */
export type TagsConfig = {
  /** The script of the tag manager, with its container. */
  tagManagerUrl: string | undefined
  /** The script that asks visitors for their consent. */
  consentUrl: string | undefined
}

export const readTags = (read: Pick<Reader, 'optionalUrl'>): TagsConfig => ({
  tagManagerUrl: read.optionalUrl('TAG_MANAGER_URL'),
  consentUrl: read.optionalUrl('CONSENT_URL'),
})
