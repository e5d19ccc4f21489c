import { contentType } from '../../define/content-type.ts'
import {
  asset,
  choice,
  color,
  flag,
  integer,
  longText,
  reference,
  references,
  text,
  url,
} from '../../define/field.ts'
import { isFaint } from '../../shared/contrast.ts'
import { alignments, extraClasses, internalName } from '../../shared/fields.ts'

export const media = contentType({
  id: 'media',
  name: 'Media',
  description: 'A picture, a linked picture, a video or a sound, with optional text and buttons.',
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    mediaFile: asset({ name: 'Media file', help: 'Its description is the alternative text.' }),
    description: longText({ max: 1000 }),
    imageWidth: integer({ min: 1, max: 4000, unit: 'px' }),
    imageHeight: integer({ min: 1, max: 4000, unit: 'px' }),
    alignImage: choice({ options: alignments, default: 'center' }),
    imageBottomSpace: integer({ min: 0, max: 200, unit: 'px' }),
    vimeoId: text({ pattern: '^\\d{5,12}(?:/[a-z0-9]+)?$', help: 'The number in the video’s address.' }),
    audioUrl: url({ help: 'Address of a sound file.' }),
    pathOrUrl: url({ help: 'Where a click on the picture leads.' }),
    cardLink: flag({ help: 'The whole card leads to the address above.' }),
    imgLabel: text({ max: 60 }),
    labelPosition: choice({
      options: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
      default: 'bottom-left',
    }),
    imgLabelBackgroundColor: color({ default: 'red' }),
    flexDirection: choice({ options: ['row', 'row-reverse', 'column', 'column-reverse'], default: 'column' }),
    contentMinHeight: integer({ min: 0, max: 1200, unit: 'px' }),
    contents: references({ to: ['content', 'title'], max: 10 }),
    buttons: reference({ to: ['buttonGroup'] }),
    class: extraClasses,
    cardClass: extraClasses,
    imageContainerClass: extraClasses,
    contentAreaClasses: extraClasses,
  },
  checks: [
    {
      field: 'mediaFile',
      when: ({ mediaFile, vimeoId, audioUrl }) => !mediaFile && !vimeoId && !audioUrl,
      error: 'Choose a media file, a video or a sound.',
    },
    {
      field: 'imgLabelBackgroundColor',
      when: ({ imgLabel, imgLabelBackgroundColor }) =>
        Boolean(imgLabel) && isFaint('black', imgLabelBackgroundColor),
      warn: 'The label is written in black: choose a lighter background for it.',
    },
    {
      field: 'vimeoId',
      when: ({ vimeoId, audioUrl }) => Boolean(vimeoId && audioUrl),
      warn: 'Only the sound is shown: a block is a video or a sound.',
    },
    {
      field: 'imageHeight',
      when: ({ imageWidth, imageHeight }) => Boolean(imageWidth && imageHeight),
      warn: 'A picture keeps its ratio: the height counts only where no width is given.',
    },
    {
      field: 'pathOrUrl',
      when: ({ cardLink, pathOrUrl }) => Boolean(cardLink && !pathOrUrl),
      warn: 'The card is meant to be a link, but has no address.',
    },
  ],
})
