import type { Space } from '@association/content'
import { inTime } from '../base/in-time.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { placeOf, type Session } from '../contentful/session.ts'

const patienceMs = 10_000

/** Rejects with a sentence for the editor. */
export async function emptyPage(
  session: Session,
  { space, title }: { space: Space; title: string },
): Promise<EntryRef> {
  const { cma, locales } = session.sdk
  const params = { ...placeOf(session, space), contentTypeId: 'page' }
  const fields = { title: { [locales.default]: title.trim() } }
  try {
    const { sys } = await inTime(cma.entry.create(params, { fields }), patienceMs)
    return { space, entry: sys.id }
  } catch (cause) {
    const message = 'Contentful did not create the page. Check that you may create pages, and try again.'
    throw new Error(message, { cause })
  }
}
