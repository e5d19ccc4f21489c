import { contentfulSource } from '@association/services/contentful'
import { config } from './config.ts'
import { lastGood } from './last-good.ts'

/** Published content of both spaces. */
export const published = contentfulSource(config.contentful)

export const copies = lastGood(config.dataFolder)
