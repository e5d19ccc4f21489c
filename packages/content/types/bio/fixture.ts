import { assetLink, type Draft } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

export const bio: Draft<'bio'> = {
  name: 'Maren Okafor',
  credentials: 'MD, CPE',
  jobTitle: 'Chief Medical Officer',
  organization: 'Harbor Valley Health',
  photo: assetLink('portrait-okafor'),
  biography: richText(
    paragraph(
      'Maren Okafor trained as a trauma surgeon and still takes one call a month. She has led medical staffs of sixty and of six hundred, and teaches the course on difficult conversations.',
    ),
    paragraph(
      'Her work on handover between shifts has been adopted by eleven hospitals. She mentors first-time department chairs.',
    ),
  ),
  url: '/ceo-academy',
}
