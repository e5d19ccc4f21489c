import { contentfulSource } from '@association/services/contentful'
import { config } from '../../base/config.ts'
import { siteProcess } from '../site-process.ts'
import { lastGood } from './last-good.ts'

/** Published content of both spaces. */
export const published = contentfulSource(config.contentful)

export const copies = lastGood(() => siteProcess().copies)
