import type { ContentTypeId, Entry } from '@association/content'
import type { Block, Card } from '@association/content/define/view.ts'
import { reader } from '@association/content/read'

/** A section with a title and cards that no editor wrote, as a block below the page of an entry. */
export function cardSection(title: string, cards: readonly Entry[]): Block {
  const heading = entryOf('title', { text: title, tag: 'h2' })
  const section = entryOf('mediaCardSection', { isContainer: true, paddingTop: 5, paddingBottom: 5 })
  const fields = { ...section.fields, contents: [heading], mediaCards: cards as readonly Card[] }
  return { ...section, fields }
}

/** An entry with the defaults of its type. */
function entryOf<Id extends ContentTypeId>(type: Id, fields: Readonly<Record<string, unknown>>): Entry<Id> {
  const read = reader({ spaceOf: () => 'association' })
  return read({ sys: { id: `made-${type}`, contentType: { sys: { id: type } } }, fields }) as Entry<Id>
}
