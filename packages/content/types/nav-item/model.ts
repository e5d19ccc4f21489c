import { contentType } from '../../define/content-type.ts'
import { choice, flag, longText, references, text, url } from '../../define/field.ts'

/** The site settings hold these URLs, so that both never differ. */
export const settingLinks = ['podcast', 'board application', 'board nomination'] as const

export const navItem = contentType({
  id: 'navItem',
  name: 'Navigation item',
  description:
    'A link of the header, of the footer or of the navigation of a part of the site, or a group of links.',
  slots: [],
  spaces: ['association'],
  title: 'name',
  fields: {
    name: text({ required: true, max: 60, help: 'The words of the link.' }),
    link: url({ help: 'Where the link leads. A group can do without it.' }),
    settingLink: choice({
      group: 'content',
      options: settingLinks,
      help: 'Takes the link from the site settings instead.',
    }),
    isExternal: flag({ group: 'content', help: 'Opens in a new tab.' }),
    description: longText({ max: 140, help: 'One sentence below the link, where there is room.' }),
    items: references({ to: ['navItem'], max: 20, help: 'The links of a group.' }),
    audience: choice({
      group: 'content',
      options: ['everyone', 'logged in'],
      default: 'everyone',
      help: '“Logged in” hides the link from visitors who are not logged in.',
    }),
  },
  checks: [
    {
      field: 'link',
      when: ({ link, settingLink, items = [] }) => !link && !settingLink && items.length === 0,
      error: 'The link leads nowhere. Add a link, or items.',
    },
    {
      field: 'settingLink',
      when: ({ link, settingLink }) => Boolean(link && settingLink),
      warn: 'The link of the site settings is used instead of the link above. Remove one of them.',
    },
  ],
})
