import type { Variants } from '../../define/variants.ts'
import { bold, bullets, embedded, heading, paragraph, richText } from '../../shared/rich-text.ts'

export const articleIncludeVariants: Variants<'articleInclude'> = {
  'not aligned, with a heading and a list': {
    align: undefined,
    includeText: richText(
      heading(3, 'Three questions before you say yes'),
      bullets('Who decides with me?', 'Who decides without me?', 'What happens if we disagree?'),
    ),
  },
  centered: { align: 'center' },
  start: { align: 'start' },
  'one endless word': { includeText: richText(paragraph(bold('Otorhinolaryngological'.repeat(12)))) },
  missing: { includeText: undefined },
  unknown: { includeText: richText(embedded('nobody')) },
}
