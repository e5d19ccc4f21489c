import { assetLink, type Draft, link } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

export const mainJumbotron: Draft<'mainJumbotron'> = {
  internalName: 'Jumbotron: leadership is a clinical skill',
  metaTitle: link('metaTitle'),
  title: link('title'),
  text: richText(
    paragraph(
      'Learn it the way you learned medicine: from colleagues, with real cases, and a little more of it every week.',
    ),
  ),
  buttons: link('buttonGroup'),
  image: assetLink('ascent'),
}
