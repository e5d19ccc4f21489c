import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const words = { contents: [link('title'), link('content')] }

export const mediaVariants: Variants<'media'> = {
  'all that it can hold': { ...words, buttons: link('buttonGroup') },
  'picture alone': { pathOrUrl: undefined, imgLabel: undefined, description: undefined },
  'small picture at the start': {
    mediaFile: assetLink('ascent'),
    imageWidth: 320,
    alignImage: 'start',
    pathOrUrl: undefined,
    labelPosition: undefined,
    imgLabelBackgroundColor: undefined,
  },
  'picture in a box of 400 by 160': {
    imageWidth: 400,
    imageHeight: 160,
    description: undefined,
  },
  'beside its text': {
    mediaFile: assetLink('open-leaves'),
    flexDirection: 'row-reverse',
    ...words,
    description: undefined,
  },
  video: {
    mediaFile: assetLink('filled-hall'),
    vimeoId: '76979871',
    description: 'Four minutes from last year’s opening session: why the chief of surgery apologized first.',
  },
  'video without a picture': {
    mediaFile: undefined,
    vimeoId: '76979871',
    imgLabel: undefined,
  },
  sound: {
    audioUrl: 'https://podcasts.example/soundpractice/1.mp3',
    mediaFile: undefined,
    imgLabel: undefined,
    description: 'SoundPractice, episode one: the first hundred days of a chief.',
  },
  'a card that leads somewhere': { cardLink: true, cardClass: 'card', contents: [link('title')] },
  'one endless word': {
    description:
      'Otorhinolaryngologisttemporomandibularelectroencephalographicallypsychoneuroendocrinological'.repeat(
        2,
      ),
    imgLabel: link('label.long'),
    contents: [link('title.endless')],
  },
  'without its picture': { mediaFile: undefined },
}
