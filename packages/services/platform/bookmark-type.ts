import type { NewBookmark } from './answers.ts'

/** The type of a bookmark: `article` for basic articles, empty for all other content. */
export const bookmarkType = (contentType: string): NewBookmark['type'] =>
  contentType === 'basicArticle' ? 'article' : ''
