import { contentfulSource } from '@association/services/contentful'
import { config } from '../../base/config.ts'

/** Drafts of both spaces. Nothing that comes from here is ever stored. */
export const drafts = contentfulSource(config.contentful, 'draft')
