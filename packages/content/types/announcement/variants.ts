import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const announcementVariants: Variants<'announcement'> = {
  'no colors, the text is the link': { backgroundColor: undefined, linkText: undefined },
  'dark, long, no link': {
    url: undefined,
    linkText: undefined,
    backgroundColor: link('color.navy'),
    color: link('color.white'),
    text: 'From Friday, 8 p.m. Eastern, to Sunday noon the shop moves: you can look at courses and books but not buy them, and what is in your cart stays there until it opens again.',
  },
  'one endless word': { text: 'Otorhinolaryngological'.repeat(9) },
}
