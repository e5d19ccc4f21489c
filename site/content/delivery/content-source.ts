import { contentfulSource } from '@association/services/contentful'
import { config } from '../../base/config.ts'
import { sharedState } from '../../base/shared-state.ts'
import { lastGood } from './last-good.ts'

export const published = contentfulSource(config.contentful)

export const copies = lastGood(() => sharedState().copies)
