import type { SettingsReader } from './settings.ts'

/** Third-party scripts; an undefined URL loads none. */
export type TagsConfig = {
  /** Contains the container id. */
  tagManagerUrl: string | undefined
  consentUrl: string | undefined
}

export const readTags = (read: Pick<SettingsReader, 'optionalUrl'>): TagsConfig => ({
  tagManagerUrl: read.optionalUrl('TAG_MANAGER_URL'),
  consentUrl: read.optionalUrl('CONSENT_URL'),
})
