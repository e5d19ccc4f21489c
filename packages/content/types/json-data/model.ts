import { type Advice, contentType } from '../../define/content-type.ts'
import { assets, choice, type FormOf, json } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { readBlock } from '../../shared/json/read-block.ts'
import { isKindName, kindNames } from './kinds/names.ts'
import { schemas } from './kinds/schemas.ts'

export const jsonData = contentType({
  id: 'jsonData',
  name: 'JSON data',
  description: 'A section or a widget that is written as JSON: cards, events, tiles, a map, a button.',
  inPicker: { category: 'Cards and lists', order: 6, words: ['cards', 'tiles', 'map', 'events', 'widget'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    kind: choice({
      options: kindNames,
      required: true,
      help: 'The kind of section that the JSON describes.',
    }),
    data: json({
      heading: 'part',
      help: 'The content of the section. Each kind has an example. Descriptions are Markdown.',
      examined: true,
      form: blockForm,
      examples: async () => (await import('./kinds/examples.ts')).examples,
    }),
    pictures: assets({
      mimeTypes: ['image'],
      help: 'Pictures that the JSON refers to by id. So Contentful knows where they are used.',
    }),
  },
  examine,
})

function blockForm({ kind }: Parameters<FormOf>[0]): ReturnType<FormOf> {
  return isKindName(kind) ? schemas[kind] : undefined
}

type JsonDataFields = { kind?: unknown; data?: unknown; pictures?: unknown }

/** Editors do not fix more at once. */
const mostFaults = 40

/** Messages name the place: “Card 3: the button leads nowhere …” */
export function examine({ kind, data, pictures }: JsonDataFields): Advice<{ data: unknown }>[] {
  if (!isKindName(kind)) return []
  return readBlock(schemas[kind], data, attachedIds(pictures))
    .faults.slice(0, mostFaults)
    .map(({ isShape: _, ...fault }) => ({ field: 'data', ...fault }))
}

const attachedIds = (pictures: unknown): ReadonlySet<string> =>
  new Set(
    (Array.isArray(pictures) ? pictures : []).flatMap((link) => {
      const id = link?.asset ?? link?.sys?.id
      return typeof id === 'string' ? [id] : []
    }),
  )
