import type { Draft } from '../../define/values.ts'
import { bold, bullets, heading, linked, paragraph, richText } from '../../shared/rich-text.ts'

export const content: Draft<'content'> = {
  internalName: 'Text: what membership brings',
  text: richText(
    heading(2, 'Made for the hours you have'),
    paragraph(
      'Physicians who lead still round, still take call and still answer to families. ',
      bold('So everything here comes in pieces you can finish between two meetings.'),
    ),
    bullets(
      'Short courses that end with something you can use the same day',
      'A journal written by people who run services, not by people who watch them',
      ['Colleagues who answer: see ', linked('what members share', '/membership')],
    ),
  ),
  maxWidth: 720,
}
