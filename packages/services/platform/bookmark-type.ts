import type { NewBookmark } from './answers.ts'

/** Returns `article` for basic articles, and an empty string for all other content. */
export const bookmarkType = (contentType: string): NewBookmark['type'] =>
  contentType === 'basicArticle' ? 'article' : ''
