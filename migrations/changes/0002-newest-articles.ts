import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0001-model.ts'
import { newestArticles } from './0002-newest-articles/newest-articles.ts'

export default change('Newest articles', (model: After<typeof previous>) =>
  model.createContentType('newestArticles', newestArticles).acceptBeside('newestArticles', 'calendly'),
)
