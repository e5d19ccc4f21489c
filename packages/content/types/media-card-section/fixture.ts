import { type Draft, link } from '../../define/values.ts'

export const mediaCardSection: Draft<'mediaCardSection'> = {
  internalName: 'Cards: learn this spring',
  contents: [link('title')],
  mediaCards: [link('product'), link('basicArticle'), link('journalEditions')],
  bottomComponents: [link('buttonGroup')],
  isContainer: true,
  backgroundColor: 'paleBlue',
  paddingTop: 5,
  paddingBottom: 5,
}
