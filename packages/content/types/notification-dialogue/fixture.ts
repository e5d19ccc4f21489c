import { type Draft, link } from '../../define/values.ts'
import { bold, linked, paragraph, richText } from '../../shared/rich-text.ts'

export const notificationDialogue: Draft<'notificationDialogue'> = {
  internalName: 'Notice: registration opens',
  label: 'Registration is open',
  content: richText(
    paragraph(
      bold('Registration for the annual conference is open.'),
      ' Rooms at the conference hotel go first: ',
      linked('see dates and prices', '/conference'),
      '.',
    ),
  ),
  contentBackgroundColor: link('color'),
}
