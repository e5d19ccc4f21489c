import { linked, paragraph, richText } from '@association/content/shared/rich-text.ts'
import { assetLink, entry, seedFile } from '../define.ts'

export const settings = seedFile({
  space: 'association',
  entries: [
    entry('siteSettings', {
      id: 'siteSettings',
      fields: {
        internalName: 'Site settings',
        tagline: 'The home of physicians who lead',
        description: 'Education, colleagues and a voice for physicians who lead health care.',
        socialImage: assetLink('social-card'),
        footerText: richText(
          paragraph(
            'Taught by physicians since 1975. Questions are answered by people: ',
            linked('write to us', 'support@physicianleaders.example'),
            '.',
          ),
        ),
        podcastUrl: 'https://podcasts.example/soundpractice',
        podcastFallbackUrl: '/membership#read',
        boardApplicationUrl: 'https://surveys.example/board-application',
        boardNominationUrl: 'https://surveys.example/board-nomination',
      },
    }),
    entry('color', { id: 'color-notice', fields: { name: 'Notice blue', value: 'darkBlue' } }),
    entry('color', { id: 'color-notice-text', fields: { name: 'Notice text', value: 'white' } }),
    entry('color', {
      id: 'color-announcement',
      fields: { name: 'Announcement amber', value: 'yellow' },
    }),
    entry('color', {
      id: 'color-announcement-text',
      fields: { name: 'Announcement text', value: 'rgb(7, 26, 51)' },
    }),
  ],
})
