import type { Draft } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

export const quoteBlock: Draft<'quoteBlock'> = {
  internalName: 'Quote: leading from the bedside',
  quote: richText(
    paragraph(
      'I learned to lead the way I learned to operate: beside someone who let me hold the instrument before I felt ready.',
    ),
  ),
  attribution: 'Maren Okafor, MD, Chief Medical Officer',
  isContainer: true,
  quoteMarkerColor: 'mediumYellow',
}
