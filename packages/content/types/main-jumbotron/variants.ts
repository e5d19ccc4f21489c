import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const mainJumbotronVariants: Variants<'mainJumbotron'> = {
  'picture on the left, light': {
    reverse: true,
    backgroundColor: 'paleBlue',
    image: assetLink('meeting-circles'),
  },
  'picture behind': {
    image: undefined,
    backgroundImage: assetLink('first-light'),
    backgroundImagePosition: '60% bottom',
    darkBackgroundImage: true,
  },
  'light picture behind, centered': {
    image: undefined,
    textAlign: 'center',
    backgroundColor: 'white',
    backgroundImage: assetLink('quiet-water'),
    lightBackgroundImage: true,
  },
  'words alone': { image: undefined },
  'words alone, centered, on light blue': {
    image: undefined,
    textAlign: 'center',
    backgroundColor: 'lightBlue',
  },
  'title alone': { image: undefined, metaTitle: undefined, text: undefined, buttons: undefined },
  'as high as the window': {
    minHeight: 100,
    image: undefined,
    backgroundImage: assetLink('filled-hall'),
    bottomComponents: [link('content')],
  },
  'long title': { title: link('title.long') },
  'one endless word': { title: link('title.endless'), image: undefined },
}
