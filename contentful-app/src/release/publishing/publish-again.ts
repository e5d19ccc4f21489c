import { isSameValue } from '@association/content/preview/same-value.ts'
import type { EntryProps } from 'contentful-management'
import { patiently, pause } from '../../contentful/patience.ts'

type EntryFields = EntryProps['fields']

export type Access = {
  get(): Promise<EntryProps>
  update(stored: EntryProps): Promise<EntryProps>
  publish(stored: EntryProps): Promise<EntryProps>
  unpublish(): Promise<unknown>
}

type PublishedVersions = { newest: EntryProps; fields: EntryFields; rest?(ms: number): Promise<unknown> }

/** Restores the newer values as a draft, even if the publication fails or a response is lost. */
export async function publishAgain(access: Access, { newest, fields, rest = pause }: PublishedVersions) {
  const published = await publishOlder(access, { newest, fields }).catch((error: unknown) => ({ error }))
  if ('error' in published) {
    await returnDraft(access, { newest, fields, rest })
    throw published.error
  }
  const { sys } = published
  await patiently(() => access.update({ ...newest, sys }), { rest }).catch(() =>
    returnDraft(access, { newest, fields, rest }),
  )
}

async function publishOlder(access: Access, { newest, fields }: Omit<PublishedVersions, 'rest'>) {
  const older = await patiently(() => access.update({ ...newest, fields }))
  return patiently(() => access.publish(older))
}

const pausesMs = [0, 2000, 8000] as const

/** Keeps fields that another user changed meanwhile. */
async function returnDraft(access: Access, { newest, fields, rest = pause }: PublishedVersions) {
  let failure: unknown
  for (const ms of pausesMs) {
    await rest(ms)
    try {
      const now = await patiently(() => access.get(), { rest })
      const draft = draftOf({ now: now.fields, earlier: fields, newest: newest.fields })
      if (!isSameValue(draft, now.fields))
        await patiently(() => access.update({ ...now, fields: draft }), { rest })
      return
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function draftOf({ now, earlier, newest }: Record<'now' | 'earlier' | 'newest', EntryFields>): EntryFields {
  const ids = new Set([now, earlier, newest].flatMap((fields) => Object.keys(fields)))
  const values = [...ids].map((id) => [id, isSameValue(now[id], earlier[id]) ? newest[id] : now[id]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
