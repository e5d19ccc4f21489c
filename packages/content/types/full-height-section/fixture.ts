import { assetLink, type Draft, link } from '../../define/values.ts'

export const fullHeightSection: Draft<'fullHeightSection'> = {
  internalName: 'Full height: the climb',
  hashLink: 'the-climb',
  elements: [link('metaTitle'), link('title'), link('buttonGroup')],
  isContainer: true,
  outerBackgroundColor: 'navy',
  backgroundImage: assetLink('first-light'),
  darkBackgroundImage: true,
}
