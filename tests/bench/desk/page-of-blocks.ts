import type { ContentTypeId } from '@association/content/generated/ids.ts'
import { bullets, heading, paragraph, richText } from '@association/content/shared/rich-text.ts'

export type BlockPage = {
  /** Id of the page and prefix of the ids of its blocks. */
  id: string
  /** Each band contains six blocks. */
  rounds: number
  bands: number
}

export const inABand = 6
const kinds = ['title', 'content', 'quoteBlock', 'buttonGroup'] as const
export const blocksIn = ({ rounds, bands }: BlockPage) => rounds * kinds.length + bands * (1 + inABand)

type BenchEntry = { id: string; type: ContentTypeId; fields: Record<string, unknown> }

export function entriesOf({ id, rounds, bands }: BlockPage): BenchEntry[] {
  const parts = [
    ...Array.from({ length: rounds }, (_, round) =>
      kinds.map((kind) => [block(kind, `${id}-${kind}-${round}`)]),
    ),
    ...Array.from({ length: bands }, (_, nth) => [band(`${id}-band-${nth}`)]),
  ].flat()
  const sections = parts.flatMap(([first]) => (first ? [linkTo(first.id)] : []))
  const fields = {
    title: `Bench: ${id}`,
    path: `/${id}`,
    description: 'Made by a bench.',
    hideFromSearch: true,
  }
  return [...parts.flat(), { id, type: 'page', fields: { ...fields, sections } }]
}

function band(id: string): BenchEntry[] {
  const inside = Array.from({ length: inABand }, (_, nth) =>
    block(kinds[nth % kinds.length] ?? 'title', `${id}-${nth}`),
  )
  const elements = inside.map((each) => linkTo(each.id))
  return [{ id, type: 'section', fields: { internalName: id, elements } }, ...inside]
}

const block = (type: (typeof kinds)[number], id: string): BenchEntry => ({
  ...{ id, type },
  fields: { internalName: id, ...fieldsOf[type](id) },
})

const fieldsOf: Record<(typeof kinds)[number], (id: string) => Record<string, unknown>> = {
  title: (id) => ({ text: `Chapter ${id}`, tag: 'h2' }),
  content: (id) => ({
    text: richText(
      heading(2, `Before breakfast, ${id}`),
      paragraph('Read the reports of the night. Call the unit that had the hard one, before the meeting.'),
      bullets('One question that only you can ask', 'One decision that others wait for'),
      paragraph('Then walk the floor.'),
    ),
    maxWidth: 720,
  }),
  quoteBlock: (id) => ({
    quote: richText(paragraph(`Good rounds end with the idea of another person. This is ${id}.`)),
    attribution: 'Tomás Reyes, MD, hospitalist',
  }),
  buttonGroup: () => ({
    ...{ button1Text: 'Become a member', button1Url: '/membership' },
    ...{ button2Text: 'Back to the top', button2Url: '#main', button2Variant: 'light' },
  }),
}

const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const english = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }]))

/** For `npm run cli -- seed --from`, which publishes the entries. */
export const exportOf = (written: readonly BenchEntry[]) => ({
  entries: written.map(({ id, type, fields }) => ({
    sys: { id, contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields: english(fields),
  })),
})
