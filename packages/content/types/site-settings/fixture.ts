import type { Draft } from '../../define/values.ts'
import { linked, paragraph, richText } from '../../shared/rich-text.ts'

export const siteSettings: Draft<'siteSettings'> = {
  internalName: 'Site settings',
  tagline: 'The home of physicians who lead',
  description: 'Education, community and a voice for physicians who lead health care.',
  footerText: richText(
    paragraph('Questions about membership? ', linked('Write to us', 'support@physicianleaders.example'), '.'),
  ),
  pressEmail: 'press@physicianleaders.example',
  accreditation: 'The example council of medical education approves our credits.',
  refundRule: 'Free until fourteen days before the first day.',
  refundPage: '/legal/refunds',
  podcastUrl: 'https://podcasts.example/soundpractice',
  podcastFallbackUrl: '/membership',
  boardApplicationUrl: 'https://surveys.example/board-application',
  boardNominationUrl: 'https://surveys.example/board-nomination',
}
