import { assetLink, type Draft, link } from '../../define/values.ts'

export const mediaCard: Draft<'mediaCard'> = {
  internalName: 'Image card: the journal on the desk',
  mediaFile: assetLink('open-leaves'),
  imgLabel: link('label'),
  imgLabelBackgroundColor: 'yellow',
  contents: [link('title')],
  description:
    'Twelve pages by people who run a service, on what they would do differently. Written between shifts, read between meetings.',
  pathOrUrl: '/publications/contribute',
  cardLink: true,
}
