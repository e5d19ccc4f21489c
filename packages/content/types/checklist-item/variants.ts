import type { Variants } from '../../define/variants.ts'
import { bold, bullets, heading, paragraph, richText } from '../../shared/rich-text.ts'

export const checklistItemVariants: Variants<'checklistItem'> = {
  letters: {
    title: 'Two letters from people you have led',
    content: richText(
      paragraph('One from a physician, one from somebody who is not. We send each of them a short form.'),
    ),
  },
  employer: {
    title: 'A word from your employer',
    content: richText(
      paragraph('It says what you answer for: ', bold('people, money, or both.'), ' Half a page is enough.'),
    ),
  },
  long: {
    title:
      'What happens between the day you send your application and the day the board of the credential has read it, and whom you may ask meanwhile',
    content: richText(
      heading(3, 'The first week'),
      ...Array.from({ length: 6 }, () =>
        paragraph(
          'Somebody reads your application on the day it arrives and writes to you if a page is missing. Nothing is refused for a missing page. Your references hear from us within the same week, and you can see in your account who has answered.',
        ),
      ),
      heading(3, 'The weeks after'),
      bullets('Two readers who do not know you', 'One conversation, by video', 'The answer, in writing'),
    ),
  },
  'one endless word': { title: 'Otorhinolaryngological'.repeat(12) },
  'title alone': { content: undefined },
}
