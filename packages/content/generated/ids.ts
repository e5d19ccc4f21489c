// Written by `pnpm generate` from the folders in types/.
export type ContentTypeId =
  | 'buttonGroup'
  | 'color'
  | 'content'
  | 'media'
  | 'page'
  | 'quoteBlock'
  | 'section'
  | 'siteSettings'
  | 'title'
