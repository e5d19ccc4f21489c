import { locale } from '@association/content/define/locale.ts'
import type { SpaceClient } from '@association/services/management/index.ts'

export const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
export const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } })

export type TestEntry = {
  id: string
  type: string
  values: Record<string, unknown>
  /** An earlier publication stays. */
  isDraft?: boolean
}

export async function writeEntry({ entry }: SpaceClient, { id, type, values, isDraft = false }: TestEntry) {
  const params = { contentTypeId: type, entryId: id }
  const live = await entry.get(params).catch(() => undefined)
  const saved = live
    ? await entry.update(params, { ...live, fields: localised(values) })
    : await entry.createWithId(params, { fields: localised(values) })
  if (!isDraft) await entry.publish(params, saved)
}

export async function writeAsset({ asset }: SpaceClient, { id, title }: { id: string; title: string }) {
  const fields = { title: { [locale]: title }, description: {}, file: {} }
  await asset.createWithId({ assetId: id }, { fields })
}

const localised = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { [locale]: value }]))
