import { asset, choice, color, flag, integer, references, text } from '../define/field.ts'
import { alignments, spacer } from './fields.ts'

export const justifications = [...alignments, 'between', 'around', 'evenly'] as const

export const blocks = references({ to: { slot: 'block' }, max: 40 })

export const containerFields = {
  isContainer: flag({ group: 'layout', help: 'Keeps the blocks within the page width.' }),
  isWideContainer: flag({ group: 'layout', help: 'Keeps the blocks within the wide page width.' }),
}

export const backgroundImageFields = {
  backgroundImage: asset({ mimeTypes: ['image'] }),
  backgroundImagePosition: text({ group: 'layout', max: 40, help: 'Such as “center top”.' }),
  backgroundImagePositionX: text({ group: 'layout', max: 20, help: 'Such as “left” or “30%”.' }),
  backgroundImagePositionY: text({ group: 'layout', max: 20, help: 'Such as “top” or “30%”.' }),
  darkBackgroundImage: flag({ group: 'layout', help: 'The picture is dark: text on it turns white.' }),
  lightBackgroundImage: flag({ group: 'layout', help: 'The picture is light: text on it stays dark.' }),
}

export const paddingFields = {
  paddingTop: integer({ ...spacer, default: 5 }),
  paddingBottom: integer({ ...spacer, default: 5 }),
}

export const innerPaddingFields = {
  innerTopPadding: integer(spacer),
  innerBottomPadding: integer(spacer),
}

export const backgroundColorFields = {
  outerBackgroundColor: color({ help: 'Reaches the edges of the window.' }),
  innerBackgroundColor: color({ help: 'Background of the blocks only.' }),
}

export const alignmentFields = {
  horizontalAlign: choice({ options: alignments, help: 'Position of the blocks within their column.' }),
  verticalAlign: choice({ options: [...alignments, 'stretch'], default: 'center' }),
}
