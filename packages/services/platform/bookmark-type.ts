import type { NewBookmark } from './answers.ts'

export const bookmarkType = (contentType: string): NewBookmark['type'] =>
  contentType === 'basicArticle' ? 'article' : ''
