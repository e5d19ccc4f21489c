import { contentTypeFor } from '@association/content/content-types'
import type { Content, Target } from '@association/content/rules'
import { expect, test } from 'vitest'
import { linkTo } from '../../contentful/link-list.ts'
import type { Across } from '../../contentful/load-across.ts'
import type { Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { waitingOnPage } from './waiting.ts'

const foreign = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/ev/entries/${id}`,
  },
})
const type = contentTypeFor('section')
const section = (space: Target['space'], id: string, status: Target['status']): [string, Target] => [
  id,
  { space, id, type, typeName: 'Section', values: {}, status },
]
const contentOf = (...entries: [string, Target][]): Content => ({
  entries: new Map(entries),
  files: new Map(),
})

const page = (across: Pick<Across, 'contents'> | undefined) => ({
  root: {
    ...{ space: 'association', id: 'root', type },
    values: () => ({ elements: [linkTo('Entry', 'band'), foreign('talk')] }),
  } as unknown as OpenEntry,
  session: {
    installation: { spaces: { association: { id: 'as' }, events: { id: 'ev' } } },
    here: { space: 'association', spaceId: 'as' },
  } as unknown as Session,
  abroad: { state: () => across as Across | undefined },
})
const own = contentOf(section('association', 'band', 'changed'))

test('counts the unpublished entries of the page in both spaces', () => {
  const events = contentOf(section('events', 'talk', 'draft'), section('events', 'elsewhere', 'draft'))
  const contents = { association: contentOf(section('association', 'band', 'published')), events }
  expect(waitingOnPage(page({ contents }), own)).toBe(2)
})

test('counts this space until the other one is read', () =>
  expect(waitingOnPage(page(undefined), own)).toBe(1))
