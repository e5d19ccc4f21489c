import { contentType } from '../../define/content-type.ts'
import { asset, longText, reference, references, richText, text, url } from '../../define/field.ts'
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
    announcement: reference({
      to: ['announcement'],
      help: 'All pages show it above the header until a visitor closes it.',
    }),
    headerNavigation: references({
      to: ['navItem'],
      max: 8,
      help: 'The header shows these destinations. One with items opens a panel.',
    }),
    subNavigations: references({
      to: ['navItem'],
      max: 12,
      help: 'Each is the navigation of a part of the site. It appears on the page that it links to, on all pages below that page, and on the pages of its items.',
    }),
    footerNavigation: references({ to: ['navItem'], max: 6, help: 'The columns of the footer.' }),
    legalNavigation: references({ to: ['navItem'], max: 8, help: 'The last line of the footer.' }),
    socialLinks: references({ to: ['navItem'], max: 8 }),
    footerText: richText(),
    postalAddress: longText({ max: 400, help: 'One line for each line of the address.' }),
    telephone: text({ max: 40, pattern: '^[+0-9() .-]+$' }),
    pressEmail: text({
      max: 120,
      pattern: '^[^@\\s]+@[^@\\s]+$',
      help: 'Where journalists write to. Each press release shows it.',
    }),
    accreditation: longText({
      max: 800,
      help: 'Who approves the credits. Each course with credits shows it, unless it has a statement of its own.',
    }),
    refundRule: longText({
      max: 300,
      help: 'Until when a course can be canceled, and at what price. Each course shows it beside its price.',
    }),
    refundPage: url({
      help: 'The page with all rules of refunds. Courses, the cart and its checkout link to it.',
    }),
    podcastUrl: url({ help: 'The SoundPractice podcast.' }),
    podcastFallbackUrl: url({ help: 'The podcast link opens this page while the address above is empty.' }),
    boardApplicationUrl: url({ help: 'The survey behind “Apply”.' }),
    boardNominationUrl: url({ help: 'The survey behind “Nominate Someone”.' }),
  },
})
