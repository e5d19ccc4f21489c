import { type Draft, link } from '../../define/values.ts'

export const singleColumnTextAndImage: Draft<'singleColumnTextAndImage'> = {
  internalName: 'Text and picture: made for the hours you have',
  hashLink: 'hours',
  leftSideComponents: [link('metaTitle'), link('content')],
  rightSideComponents: [link('media')],
  bottomCenter: [link('buttonGroup')],
}
