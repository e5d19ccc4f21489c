import { assetLink, type Draft, link } from '../../define/values.ts'

export const media: Draft<'media'> = {
  internalName: 'Picture: a ward round at first light',
  mediaFile: assetLink('first-light'),
  pathOrUrl: '/membership',
  imgLabel: link('label'),
  labelPosition: 'top-left',
  imgLabelBackgroundColor: 'yellow',
  description:
    'Half past five, and nobody is in charge yet. The course on the first hundred days begins here.',
}
