import { contentType } from '../../define/content-type.ts'
import { json, longText, text } from '../../define/field.ts'
import { hashLink, internalName } from '../../shared/fields.ts'
import { readBlock } from '../../shared/json/read-block.ts'
import { always } from '../../shared/json/shapes.ts'
import { employersForm } from './employers-form.ts'

export const employers = contentType({
  id: 'employers',
  name: 'Employers',
  description: 'The names of organizations for which members work, without logos.',
  icon: 'list',
  inPicker: { category: 'Cards and lists', order: 11, words: ['proof', 'clients', 'organizations', 'logos'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    title: text({ heading: 'part', max: 200 }),
    employers: json({ required: true, examined: true, form: always(employersForm) }),
    note: longText({ max: 300, help: 'Below the names, such as how many others there are.' }),
  },
  examine({ employers: written }) {
    if (written === undefined) return []
    return readBlock(employersForm, written).faults.map(({ isShape: _, ...fault }) => ({
      field: 'employers' as const,
      ...fault,
    }))
  },
})
