import { isConflict, isNotFound } from '@association/services/management/index.ts'
import type { TagProps } from 'contentful-management'
import type { TagOperation } from '../operations/operation.ts'
import type { Writing } from './writing.ts'

export async function writeTag({ id, to }: TagOperation, { client, beforeWrite }: Writing): Promise<void> {
  const live = await findTag(client, id)
  if (!to) {
    if (!live) return
    await beforeWrite()
    await client.tag.delete({ tagId: id, version: live.sys.version }).catch((error: unknown) => {
      if (!isNotFound(error)) throw error
    })
    return
  }
  if (live?.name === to.name) return
  await beforeWrite()
  const write = live
    ? client.tag.update({ tagId: id }, { ...live, name: to.name })
    : client.tag.createWithId(
        { tagId: id },
        { name: to.name, sys: { visibility: to.visibility } as TagProps['sys'] },
      )
  await write.catch(async (error: unknown) => {
    // After a lost response, the repeated request conflicts with the first one.
    if (!isConflict(error) || (await findTag(client, id))?.name !== to.name) throw error
  })
}

async function findTag({ tag }: Writing['client'], tagId: string): Promise<TagProps | undefined> {
  try {
    return await tag.get({ tagId })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
