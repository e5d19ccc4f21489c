import type { Space } from '@association/content'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import { createEntries } from '../blueprints/create-entries.ts'
import { asPage, forPage, type Pattern } from './pattern.ts'

type NewPage = { pattern: Pick<Pattern, 'blueprint'>; space: Space; title: string }

/** The path stays empty. Throws CreateError. */
export async function newPageFrom(session: Session, { pattern, space, title }: NewPage): Promise<EntryRef> {
  const blueprint = asPage(forPage(pattern.blueprint, { page: title }), title)
  const { roots } = await createEntries(session, { blueprint, space })
  const [page] = roots
  if (!page) throw new Error('A blueprint of a page has one root.')
  return page
}
