import { contentfulSource } from '@association/services/contentful'
import { siteProcess } from '../runtime/site-process.ts'
import { config } from './config.ts'
import { lastGood } from './last-good.ts'

/** Published content of both spaces. */
export const published = contentfulSource(config.contentful)

export const copies = lastGood(() => siteProcess().copies)
