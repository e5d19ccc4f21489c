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
import { alignments, extraClasses, internalName } from '../fields.ts'

/** Shared by the media block, its card and the image card. */
export const mediaFields = {
  internalName,
  mediaFile: asset({ name: 'Media file', help: 'Its description is the alternative text.' }),
  imgLabel: reference({ to: ['label'], name: 'Label', help: 'Stands on the picture.' }),
  description: longText({ max: 1000 }),
  imageWidth: integer({ min: 1, max: 4000, unit: 'px' }),
  imageHeight: integer({
    min: 1,
    max: 4000,
    unit: 'px',
    help: 'With a width too, the picture fits into both: it keeps its ratio.',
  }),
  alignImage: choice({ options: alignments, default: 'center' }),
  imageBottomSpace: integer({ min: 0, max: 200, unit: 'px' }),
  vimeoId: text({ pattern: '^\\d{5,12}(?:/[a-z0-9]+)?$', help: 'The number in the video’s address.' }),
  audioUrl: url({ help: 'Address of a sound file.' }),
  pathOrUrl: url({ help: 'Where a click on the picture leads.' }),
  cardLink: flag({ help: 'The whole card leads to the address above.' }),
  labelPosition: choice({
    options: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
    default: 'bottom-left',
  }),
  imgLabelBackgroundColor: color({ name: 'Label background color', default: 'red' }),
  flexDirection: choice({ options: ['row', 'row-reverse', 'column', 'column-reverse'], default: 'column' }),
  contentMinHeight: integer({ min: 0, max: 1200, unit: 'px' }),
  contents: references({ to: ['content', 'title', 'metaTitle'], max: 10 }),
  buttons: reference({ to: ['buttonGroup'] }),
  class: extraClasses,
  cardClass: extraClasses,
  imageContainerClass: extraClasses,
  contentAreaClasses: extraClasses,
}
