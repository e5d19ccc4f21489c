import type { ContentTypeId, Entry, Space } from '@association/content'
import { reader } from '@association/content/read'
import type { Published } from '../events/schedule-calendar.ts'

type PublishedOptions = { id?: string; space?: Space; revision?: number; updatedAt?: string }

export function published<Type extends ContentTypeId>(
  type: Type,
  fields: Record<string, unknown>,
  {
    id = `${type}-1`,
    space = 'events',
    revision = 1,
    updatedAt = '2026-11-04T09:30:00Z',
  }: PublishedOptions = {},
): Published<Type> {
  const entry = reader({ spaceOf: () => space })({ sys: { id, contentType: { sys: { id: type } } }, fields })
  return { entry: entry as Entry<Type>, revision, updatedAt: Date.parse(updatedAt) }
}
