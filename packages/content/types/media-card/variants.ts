import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const mediaCardVariants: Variants<'mediaCard'> = {
  'with buttons': { cardLink: undefined, pathOrUrl: undefined, buttons: link('buttonGroup') },
  'picture beside its text': { flexDirection: 'row', mediaFile: assetLink('quiet-water') },
  'white words on a dark label': {
    imgLabel: link('label.white'),
    imgLabelBackgroundColor: 'darkRed',
    labelPosition: 'top-right',
  },
  'picture of 240 px in the middle': { imageWidth: 240, imgLabel: undefined },
  'picture of 140 px height at the end': { imageHeight: 140, alignImage: 'end', imgLabel: undefined },
  'without a picture': { mediaFile: undefined },
  video: {
    mediaFile: assetLink('filled-hall'),
    vimeoId: '76979871',
    cardLink: undefined,
    imgLabel: undefined,
  },
  'long words': { contents: [link('title.endless'), link('content')], imgLabel: link('label.long') },
}
