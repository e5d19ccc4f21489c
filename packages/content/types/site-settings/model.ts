import { contentType } from '../../define/content-type.ts'
import { asset, longText, richText, text, url } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const siteSettings = contentType({
  id: 'siteSettings',
  name: 'Site settings',
  description: 'Settings that all pages share. There is one entry of this type.',
  slots: [],
  spaces: ['association'],
  title: 'internalName',
  fields: {
    internalName,
    tagline: text({ max: 160, help: 'One line under the name of the association.' }),
    description: longText({
      max: 320,
      help: 'For search engines, on pages without a description of their own.',
    }),
    socialImage: asset({ mimeTypes: ['image'] }),
    footerText: richText(),
    podcastUrl: url({ help: 'The SoundPractice podcast.' }),
    podcastFallbackUrl: url({ help: 'The podcast link opens this page while the address above is empty.' }),
    boardApplicationUrl: url({ help: 'The survey behind “Apply”.' }),
    boardNominationUrl: url({ help: 'The survey behind “Nominate Someone”.' }),
  },
})
