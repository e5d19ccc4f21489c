export const messages = {
  missing: 'ArticleInclude missing data',
  unknown: 'Unknown Article Include',
} as const
