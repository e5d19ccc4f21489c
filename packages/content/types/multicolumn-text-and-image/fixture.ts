import { type Draft, link } from '../../define/values.ts'

export const multicolumnTextAndImage: Draft<'multicolumnTextAndImage'> = {
  internalName: 'Two columns: a quote beside what it is about',
  hashLink: 'two-columns',
  leftSide: [link('metaTitle'), link('content'), link('buttonGroup')],
  rightSide: [link('quoteBlock')],
  isContainer: true,
  outerBackgroundColor: 'paleBlue',
}
