import type { Draft } from '../../define/values.ts'
import { paragraph, quotation, richText } from '../../shared/rich-text.ts'

export const pressRelease: Draft<'pressRelease'> = {
  title: 'Association Opens Mentoring to Every First-Time Medical Director',
  releaseDate: '2026-04-21',
  shortDescription:
    'From June, every member in a first leadership post may ask for a mentor and meets one within thirty days. The program is paid for by members who were mentored themselves.',
  body: richText(
    paragraph(
      'A first-time medical director and a mentor talk for an hour every second week for a year. They choose each other after one conversation.',
    ),
    quotation('I was given a parking space and a title. What I needed was somebody to call.'),
    paragraph('Members can ask for a mentor, or offer to be one, on their membership page.'),
  ),
  slug: 'mentoring-for-first-time-medical-directors',
}
