import { assetLink, type Draft, link } from '../../define/values.ts'

export const media: Draft<'media'> = {
  internalName: 'Picture: a ward round at first light',
  mediaFile: assetLink('first-light'),
  pathOrUrl: '/membership',
  imgLabel: link('label'),
  labelPosition: 'top-left',
  imgLabelBackgroundColor: 'yellow',
  contents: [link('title'), link('content')],
  buttons: link('buttonGroup'),
}
