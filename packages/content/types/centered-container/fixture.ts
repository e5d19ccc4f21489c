import { type Draft, link } from '../../define/values.ts'

export const centeredContainer: Draft<'centeredContainer'> = {
  internalName: 'Centered: an invitation in the middle',
  elements: [link('metaTitle'), link('title'), link('buttonGroup')],
}
