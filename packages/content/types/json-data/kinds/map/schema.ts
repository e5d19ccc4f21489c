import { text, url } from '../../../../define/field.ts'
import type { Schema } from '../../../../define/json-form.ts'
import { sectionFields } from '../../parts/fields.ts'

export const map = {
  name: 'Map',
  help: 'A map of one place, with its address and a link to a larger map.',
  fields: {
    ...sectionFields,
    address: text({ required: true, max: 300, help: 'Write it as on an envelope. The map searches for it.' }),
    embed: text({
      max: 1500,
      pattern: '^embed\\?pb=[\\w!.%+,:-]+$',
      help: 'Needed only if the map finds another place: the part of the map’s embed address that starts with “embed?pb=”.',
    }),
    link: url({ help: 'The address of a larger map. Without it, the link searches for the address.' }),
  },
} as const satisfies Schema
