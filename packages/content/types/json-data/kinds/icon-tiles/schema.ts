import { iconNames } from '@association/ui/icon/names.ts'
import { choice, markdown, text, url } from '../../../../define/field.ts'
import { items, type Schema } from '../../../../define/json-form.ts'
import { sectionFields } from '../../parts/fields.ts'

export const iconTiles = {
  name: 'Icon tiles',
  help: 'Short reasons or topics, each with an icon. A tile can have a link.',
  fields: {
    ...sectionFields,
    tiles: items({
      name: 'Tile',
      min: 1,
      max: 24,
      of: {
        icon: choice({ options: iconNames, default: 'star' }),
        title: text({ required: true, max: 80 }),
        description: markdown({ max: 400 }),
        link: url(),
      },
    }),
  },
} as const satisfies Schema
