import {
  inParallel,
  isConflict,
  isSame,
  type Publishable,
  publishAll,
  type SpaceClient,
} from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { savePicture } from './pictures.ts'
import type { SpacePlan } from './plan.ts'
import type { EntryPlan } from './plan-entry.ts'
import type { WireFields } from './wish.ts'

const atOnce = 6

/**
 * Carries out the plan: everything is saved before anything is published, because Contentful publishes no link to
 * what does not exist. Killed at any point, the next run plans only what is left.
 */
export async function writeSpace(
  client: SpaceClient,
  { assets, entries }: SpacePlan,
  done: (count: number) => void,
): Promise<void> {
  const pictures = await inParallel(assets, atOnce, async (plan) => ({
    plan,
    saved: await savePicture(client, plan, done),
  }))
  const saved = await inParallel(entries, atOnce, async (plan) => ({
    plan,
    saved: plan.save
      ? await saveEntry(client, plan, { fields: plan.save, live: plan.live, done })
      : plan.live,
  }))
  const ready = [
    ...pictures.filter(({ plan }) => plan.publish).flatMap(({ saved: asset }) => publishable('Asset', asset)),
    ...saved.filter(({ plan }) => plan.publish).flatMap(({ saved: entry }) => publishable('Entry', entry)),
  ]
  await publishAll(client, ready, done)
  await inParallel(saved, atOnce, async ({ plan, saved: entry }) => {
    if (plan.unpublish) {
      await client.entry.unpublish({ entryId: plan.wish.id })
      done(1)
    }
    if (!plan.saveAfter) return
    const live = plan.publish && entry ? afterPublishing(entry) : entry
    await saveEntry(client, plan, { fields: plan.saveAfter, live, done })
  })
}

const publishable = (
  type: Publishable['type'],
  entity: { sys: { id: string; version: number } } | undefined,
): Publishable[] => (entity ? [{ type, id: entity.sys.id, version: entity.sys.version }] : [])

/** Publishing raises the version by one; no need to read the entry again. */
const afterPublishing = (entry: EntryProps): EntryProps => ({
  ...entry,
  sys: { ...entry.sys, version: entry.sys.version + 1 },
})

type Save = { fields: WireFields; live?: EntryProps; done(count: number): void }

async function saveEntry(
  client: SpaceClient,
  { wish }: EntryPlan,
  { fields, live, done }: Save,
): Promise<EntryProps> {
  const entryId = wish.id
  const update = (current: EntryProps) => client.entry.update({ entryId }, { ...current, fields })
  const save = () =>
    live ? update(live) : client.entry.createWithId({ entryId, contentTypeId: wish.type }, { fields })
  try {
    return await save()
  } catch (error) {
    if (!isConflict(error)) throw error
    const current = await client.entry.get({ entryId }) // a lost answer, or someone else: either way ours wins
    return isSame(current.fields, fields) ? current : await update(current)
  } finally {
    done(1)
  }
}
