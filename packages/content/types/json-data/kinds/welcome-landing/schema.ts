import { iconNames } from '@association/ui/icon/names.ts'
import { choice, type Raw, text, url } from '../../../../define/field.ts'
import { items, type Schema } from '../../../../define/json-form.ts'
import { sectionFields } from '../../parts/fields.ts'

export const shortcutCount = 6

export const welcomeLanding = {
  name: 'Welcome landing',
  help: 'A navigation of six shortcuts for members who have just joined or logged in.',
  fields: {
    ...sectionFields,
    shortcuts: items({
      name: 'Shortcut',
      min: 1,
      max: shortcutCount,
      of: {
        icon: choice({ options: iconNames, default: 'arrowRight' }),
        title: text({ required: true, max: 60 }),
        description: text({ max: 140 }),
        link: url({ required: true }),
      },
    }),
  },
  checks: [
    {
      when: ({ shortcuts }: Raw) =>
        Array.isArray(shortcuts) && shortcuts.length > 0 && shortcuts.length < shortcutCount,
      warn: `The welcome page has room for ${shortcutCount} shortcuts. Add the missing ones.`,
    },
  ],
} as const satisfies Schema
