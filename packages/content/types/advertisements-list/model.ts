import { contentType } from '../../define/content-type.ts'
import { number, references } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const advertisementsList = contentType({
  id: 'advertisementsList',
  name: 'Advertisement list',
  description: 'Several advertisements that appear in turn in one place.',
  inPicker: { category: 'Notices and forms', order: 7, words: ['ad', 'banner', 'promotion'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    advertisements: references({ to: ['advertisement'], max: 20 }),
    secondsPerAdvertisement: number({ default: 8, min: 1, max: 120, unit: 's' }),
  },
  checks: [
    {
      field: 'advertisements',
      when: ({ advertisements }) => (advertisements ?? []).length === 0,
      warn: 'The list is empty, so nothing is shown: add an advertisement.',
    },
    {
      field: 'secondsPerAdvertisement',
      when: ({ secondsPerAdvertisement = 8 }) => secondsPerAdvertisement < 5,
      warn: 'Visitors need about five seconds to read an advertisement. Choose a longer time.',
    },
  ],
})
