import { linked, paragraph, richText } from '@association/content/shared/rich-text.ts'
import { assetLink, entry, link, seedFile } from '../define.ts'

const nav = (...ids: string[]) => ids.map((id) => link(`nav-${id}`))

export const settings = seedFile({
  space: 'association',
  entries: [
    entry('siteSettings', 'siteSettings', {
      internalName: 'Site settings',
      tagline: 'The home of physicians who lead',
      description: 'Education, colleagues and a voice for physicians who lead health care.',
      socialImage: assetLink('social-card'),
      announcement: link('home-announcement'),
      headerNavigation: nav('articles', 'education', 'publications', 'events', 'membership', 'about'),
      subNavigations: nav('sub-articles', 'sub-fall-institute', 'sub-conference', 'sub-board'),
      footerNavigation: nav('footer-learn', 'footer-read', 'footer-meet', 'footer-about'),
      legalNavigation: nav('legal-privacy', 'legal-terms', 'legal-accessibility'),
      socialLinks: nav('social-linkedin', 'social-youtube', 'social-facebook', 'social-bluesky'),
      postalAddress: '400 North Ashley Drive, Suite 400\nTampa, FL 33602\nUnited States',
      telephone: '+1 813 555 0142',
      pressEmail: 'press@physicianleaders.example',
      footerText: richText(
        paragraph(
          'Taught by physicians since 1975. Questions are answered by people: ',
          linked('write to us', 'support@physicianleaders.example'),
          '.',
        ),
      ),
      accreditation:
        'The Example Council for Physician Education approves each course before its first date and says how many credits it gives. We send your credits to your certifying board when you ask. The council is invented, as is everything on this example site.',
      refundRule:
        'Free until fourteen days before the first day; later you may send a colleague. Self-study: within fourteen days.',
      refundPage: '/legal/refunds',
      podcastUrl: 'https://podcasts.example/soundpractice',
      podcastFallbackUrl: '/podcast',
      boardApplicationUrl: 'https://surveys.example/board-application',
      boardNominationUrl: 'https://surveys.example/board-nomination',
    }),
    entry('color', 'color-notice', { name: 'Notice blue', value: 'darkBlue' }),
    entry('color', 'color-notice-text', { name: 'Notice text', value: 'white' }),
    entry('color', 'color-announcement', { name: 'Announcement amber', value: 'yellow' }),
    entry('color', 'color-announcement-text', { name: 'Announcement text', value: 'rgb(7, 26, 51)' }),
  ],
})
