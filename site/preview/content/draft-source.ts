import { contentfulSource } from '@association/services/contentful'
import { config } from '../../base/config.ts'

/** Drafts must never be cached. */
export const drafts = contentfulSource(config.contentful, 'draft')
