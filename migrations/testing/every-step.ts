import type { SpaceClient } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'

export const before = `[
  createContentType('speaker', {
    spaces: ['events'], name: 'Speaker', description: '', displayField: 'name',
    fields: { name: { name: 'Name', type: 'Symbol', required: true, widget: 'singleLine' } },
  }),
  createContentType('poster', {
    spaces: ['events'], name: 'Poster', description: '', displayField: 'heading',
    fields: {
      heading: { name: 'Heading', type: 'Symbol', required: true, widget: 'singleLine' },
      beside: { name: 'Beside', type: 'Link', linkType: 'Entry', widget: 'entryLinkEditor' },
    },
  }),
  createContentType('flyer', {
    spaces: ['events'], name: 'Flyer', description: '', displayField: 'heading',
    fields: { heading: { name: 'Heading', type: 'Symbol', widget: 'singleLine' } },
  }),
  createContentType('talk', {
    spaces: ['events'], name: 'Talk', description: '', displayField: 'title',
    fields: {
      title: { name: 'Title', type: 'Symbol', required: true, widget: 'singleLine' },
      room: { name: 'Room', type: 'Symbol', widget: 'singleLine' },
      by: { name: 'By', type: 'Symbol', widget: 'singleLine' },
      seats: { name: 'Seats', type: 'Symbol', widget: 'singleLine' },
      related: {
        name: 'Related', type: 'Array', widget: 'entryLinksEditor',
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['poster', 'talk'] }] },
      },
      text: { name: 'Text', type: 'RichText', widget: 'richTextEditor' },
    },
  }),
]`

/** Its transform must not run twice on the same value. */
export const everyStep = `[
  addField('talk', 'speaker', {
    name: 'Speaker', type: 'Link', linkType: 'Entry', widget: 'entryLinkEditor', after: 'title',
    validations: [{ linkContentType: ['speaker'] }],
  }),
  renameField('talk', 'room', 'hall'),
  acceptIn('speaker', ['talk.related']),
  changeField('talk', 'title', { help: 'Said aloud', validations: [{ regexp: { pattern: '!$' } }] }),
  changeEditor('talk', { sidebar: [{ widgetNamespace: 'sidebar-builtin', widgetId: 'publication-widget' }] }),
  transformEntries('talk', ({ fields }) => ({ title: fields.title + '!' })),
  deriveEntries('talk', 'speaker', ({ fields: { by } }) => by && {
    entries: [{ id: 'speaker-' + by.toLowerCase(), fields: { name: by } }],
    fields: { speaker: { sys: { type: 'Link', linkType: 'Entry', id: 'speaker-' + by.toLowerCase() } } },
  }),
  createTag('checked', { spaces: ['events'], name: 'Checked' }),
  tagEntries('talk', ({ tags }) => [...tags, 'checked']),
  moveEntries('poster', 'talk', ({ id, fields }) => ({ id: 'from-' + id, fields: { title: fields.heading + '!' } })),
  replaceLinks({ other: 'published' }),
  deleteTag('old', { spaces: ['events'] }),
  deleteEntries('flyer'),
  deleteField('talk', 'by'),
  deleteField('talk', 'seats'),
  addField('talk', 'seats', { name: 'Seats', type: 'Integer', widget: 'numberEditor' }),
  stopAcceptingIn('poster', ['talk.related']),
  deleteContentType('flyer', { spaces: ['events'] }),
  deleteContentType('poster', { spaces: ['events'] }),
]`

const english = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }]))

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const textWith = (id: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target: link(id) }, content: [] }],
})

type SampleState = 'draft' | 'published' | 'changed' | 'archived'
type SampleEntry = { type: string; fields: Record<string, unknown>; state: SampleState; tags?: string[] }

const entries: Record<string, SampleEntry> = {
  poster: { type: 'poster', fields: { heading: 'Poster' }, state: 'published' },
  hidden: { type: 'poster', fields: { heading: 'Hidden', beside: link('poster') }, state: 'draft' },
  flyer: { type: 'flyer', fields: { heading: 'Flyer' }, state: 'published' },
  other: { type: 'talk', fields: { title: 'Other', by: 'Ben' }, state: 'draft' },
  published: {
    type: 'talk',
    fields: { title: 'Published', room: 'A', by: 'Ada', seats: 'ten', related: [link('poster')] },
    state: 'published',
    tags: ['old'],
  },
  changed: {
    type: 'talk',
    fields: { title: 'Changed', room: 'B', by: 'Ada', text: textWith('poster') },
    state: 'changed',
  },
  ...Object.fromEntries(
    // Enough entries for bulk publication.
    ['short-1', 'short-2', 'short-3', 'short-4'].map((id): [string, SampleEntry] => [
      id,
      { type: 'talk', fields: { title: id, room: 'A' }, state: 'published' },
    ]),
  ),
  archived: { type: 'talk', fields: { title: 'Archived', related: [link('other')] }, state: 'archived' },
}

export async function fill(client: SpaceClient): Promise<void> {
  await client.tag.createWithId({ tagId: 'old' }, { name: 'Old', sys: { visibility: 'public' } as never })
  for (const [entryId, { type, fields, state, tags = [] }] of Object.entries(entries)) {
    const body = { fields: english(fields), metadata: { tags: tags.map((id) => tagLink(id)) } }
    const saved = await client.entry.createWithId({ entryId, contentTypeId: type }, body)
    await bringInto(client, saved, state)
  }
}

const tagLink = (id: string) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } })

async function bringInto({ entry }: SpaceClient, saved: EntryProps, state: SampleState): Promise<void> {
  const { id: entryId } = saved.sys
  if (state === 'archived') await entry.archive({ entryId })
  if (state !== 'published' && state !== 'changed') return
  const live = await entry.publish({ entryId }, saved)
  if (state === 'changed')
    await entry.update(
      { entryId },
      { ...live, fields: { ...live.fields, ...english({ title: 'Newer', by: 'Cy' }) } },
    )
}
