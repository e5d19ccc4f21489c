import { type Draft, link } from '../../define/values.ts'

export const eventPart: Draft<'eventPart'> = {
  internalName: 'Fall institute: header',
  edition: link('eventEdition'),
  part: 'header',
}
