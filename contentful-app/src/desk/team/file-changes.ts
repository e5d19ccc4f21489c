import type { Space } from '@association/content'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { fileOf } from '@association/content/rules'
import type { AssetProps } from 'contentful-management'
import { inTime } from '../../base/in-time.ts'
import type { EntryRef } from '../../contentful/addresses.ts'
import { loader } from '../../contentful/load-content.ts'
import type { Session } from '../../contentful/session.ts'
import { type ChangedSys, changesSince } from './changes-since.ts'
import type { NameOf } from './names.ts'
import type { News } from './news.ts'

export type FileOptions = {
  knownFile(space: Space, id: string): AssetProps | undefined
  receiveFiles(space: Space, files: readonly AssetProps[]): void
  holderOf(space: Space, id: string): EntryRef | undefined
}
type Options = FileOptions & { session: Session; nameOf: NameOf }

const patienceMs = 8000

export function fileChanges(
  { session, nameOf, knownFile, receiveFiles, holderOf }: Options,
  space: Space,
): () => Promise<readonly News[]> {
  const ask = changesSince(session, { space, linkType: 'Asset' })
  const { locales, ids } = session.sdk

  async function newsOf(file: AssetProps): Promise<readonly News[]> {
    const { id, updatedBy, updatedAt } = file.sys
    const [before, target] = [knownFile(space, id), holderOf(space, id)]
    const did = before && changeOf(before, file)
    if (!did || !target || updatedBy?.sys.id === ids.user) return []
    const title = `the file “${fileOf(file, locales.default).title}”`
    return [{ target, title, by: await nameOf(updatedBy?.sys.id), did, at: updatedAt }]
  }
  async function take(found: readonly ChangedSys[]): Promise<readonly News[]> {
    const changed = found.filter(({ id, version }) => {
      const before = knownFile(space, id)
      return before && version > before.sys.version
    })
    if (changed.length === 0) return []
    const read = await inTime(loader(session, space).assets(changed.map(({ id }) => id)), patienceMs)
    const came = await Promise.all(read.map(newsOf))
    receiveFiles(space, read)
    return came.flat()
  }
  return () => ask(take)
}

/** Contentful also counts a version for each publication. */
function changeOf(before: AssetProps, after: AssetProps): News['did'] | undefined {
  if (!isSameValue(before.fields, after.fields)) return 'changed'
  const { publishedVersion } = after.sys
  return publishedVersion && publishedVersion !== before.sys.publishedVersion ? 'published' : undefined
}
