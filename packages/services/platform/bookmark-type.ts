import type { NewBookmark } from './answers.ts'

/** Returns `article` for basic articles, otherwise an empty string. */
export const bookmarkType = (contentType: string): NewBookmark['type'] =>
  contentType === 'basicArticle' ? 'article' : ''
