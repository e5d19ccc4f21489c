import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import { bullets, heading, linked, paragraph, richText } from '../../shared/rich-text.ts'

export const notificationDialogueVariants: Variants<'notificationDialogue'> = {
  'no colors, one line': {
    label: undefined,
    contentBackgroundColor: undefined,
    content: richText(paragraph('The office is closed on Thursday and Friday.')),
  },
  'dark and long': {
    contentBackgroundColor: link('color.navy'),
    color: link('color.white'),
    content: richText(
      heading(2, 'The shop moves this weekend'),
      paragraph(
        'From Friday, 8 p.m. Eastern, to Sunday noon you can look at courses and books, but not buy them. What is in your cart stays there. ',
        linked('What to do if your course begins on Monday', '/resources'),
        '.',
      ),
      bullets('Orders of Friday are sent on Monday', 'Subscriptions are not touched'),
    ),
  },
}
