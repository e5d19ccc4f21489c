import { text, url } from '../../../../define/field.ts'
import type { Schema } from '../../reading/vocabulary.ts'
import { sectionFields } from '../fields.ts'

export const map = {
  name: 'Map',
  help: 'A map of one place, with its address and a link to a larger map.',
  fields: {
    ...sectionFields,
    address: text({ required: true, max: 300, help: 'As on an envelope; the map looks for it.' }),
    embed: text({
      max: 1500,
      pattern: '^embed\\?pb=[\\w!.%+,:-]+$',
      help: 'Only where the address alone shows another place: the part of the map’s embed address from “embed?pb=” on.',
    }),
    link: url({ help: 'A larger map; without it, a search for the address.' }),
  },
} as const satisfies Schema
