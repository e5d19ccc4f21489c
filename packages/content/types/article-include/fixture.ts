import type { Draft } from '../../define/values.ts'
import { bold, paragraph, richText } from '../../shared/rich-text.ts'

export const articleInclude: Draft<'articleInclude'> = {
  internalName: 'Include: what a dyad is',
  includeText: richText(
    paragraph(bold('What a dyad is')),
    paragraph(
      'A physician and an administrator who lead one service together, share its goals, and answer for both its care and its budget.',
    ),
  ),
  align: 'end',
}
