import { assetLink, type Draft, link } from '../../define/values.ts'

export const mediaCard: Draft<'mediaCard'> = {
  internalName: 'Image card: the journal on the desk',
  mediaFile: assetLink('open-leaves'),
  imgLabel: link('label'),
  imgLabelBackgroundColor: 'yellow',
  contents: [link('title'), link('content')],
  pathOrUrl: '/publications/contribute',
  cardLink: true,
}
