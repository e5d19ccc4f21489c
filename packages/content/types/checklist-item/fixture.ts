import type { Draft } from '../../define/values.ts'
import { bullets, linked, paragraph, richText } from '../../shared/rich-text.ts'

export const checklistItem: Draft<'checklistItem'> = {
  title: 'Your record of credit hours',
  content: richText(
    paragraph('Bring together what you have earned in the last three years. We accept:'),
    bullets(
      'Courses of this association, which are on your record already',
      'Courses of other providers, with their certificate',
      ['Teaching and publishing, as described in ', linked('the guide for candidates', '/membership')],
    ),
    paragraph('It takes most candidates an evening. Nothing is lost if you stop half way.'),
  ),
}
