import {
  inLinkOrder,
  inParallel,
  isConflict,
  isSame,
  type Publishable,
  type Publisher,
  publisher,
  type SpaceClient,
  type Target,
  targetsIn,
} from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { saveAsset } from './assets.ts'
import type { SpacePlan } from './plan.ts'
import type { EntryPlan } from './plan-entry.ts'
import { tagged } from './tags.ts'
import type { WireFields } from './wish.ts'
import { publication } from './work.ts'

const atOnce = 10

type Done = (requests: number) => void

/**
 * Carries out the plan: what is saved is published while the rest is still being saved, an entry only when all that it
 * links to is saved. Killed at any point, the next run plans only what is left.
 */
export async function writeSpace(client: SpaceClient, plan: SpacePlan, done: Done): Promise<void> {
  const publishing = publisher(client, { done: (count) => done(count * publication) })
  await inParallel(plan.tags, atOnce, async ({ id, name, visibility }) => {
    await client.tag.createWithId({ tagId: id }, { name, sys: { visibility } })
    done(1)
  })
  await writeAssets(client, plan, { publishing, done })
  const saved = await saveEntries(client, plan, { publishing, done })
  await publishing.finish()
  await inParallel(saved, atOnce, async ({ plan: { wish, ...work }, entry }) => {
    if (work.unpublish) {
      await client.entry.unpublish({ entryId: wish.id })
      done(1)
    }
    if (!work.saveAfter) return
    const live = work.publish && entry ? afterPublishing(entry) : entry
    await saveEntry(client, { wish, ...work, live }, { fields: work.saveAfter, done })
  })
}

type Writing = { publishing: Publisher; done: Done }

async function writeAssets(client: SpaceClient, { assets }: SpacePlan, { publishing, done }: Writing) {
  await inParallel(assets, atOnce, async (plan) => {
    const saved = await saveAsset(client, plan, done)
    if (plan.publish && saved) publishing.add(publishable('Asset', saved))
    if (!plan.unpublish) return
    await client.asset.unpublish({ assetId: plan.wish.id })
    done(1)
  })
}

type Saved = { plan: EntryPlan; entry: EntryProps | undefined }

/** Saves what is linked to first, and hands each group on when it and all before it are saved. */
async function saveEntries(
  client: SpaceClient,
  { entries }: SpacePlan,
  { publishing, done }: Writing,
): Promise<Saved[]> {
  const groups = inLinkOrder(
    entries.map((plan) => ({ ...entryNamed(plan.wish.id), plan, links: linksOf(plan) })),
  )
  const saved = new Map<EntryPlan, Saved>()
  let next = 0
  const handOn = () => {
    for (let group = groups[next]; group?.every(({ plan }) => saved.has(plan)); group = groups[next]) {
      for (const { plan, links } of group) {
        const entry = saved.get(plan)?.entry
        if (plan.publish && entry) publishing.add(publishable('Entry', entry, links))
      }
      next += 1
    }
  }
  await inParallel(groups.flat(), atOnce, async ({ plan }) => {
    const entry = plan.save ? await saveEntry(client, plan, { fields: plan.save, done }) : plan.live
    saved.set(plan, { plan, entry })
    handOn()
  })
  return [...saved.values()]
}

const entryNamed = (id: string): Target => ({ type: 'Entry', id })
const linksOf = ({ save, live }: EntryPlan) => targetsIn(save ?? live?.fields)

const publishable = (
  type: Publishable['type'],
  { sys }: { sys: { id: string; version: number } },
  links: readonly Target[] = [],
): Publishable => ({ type, id: sys.id, version: sys.version, links })

/** Publishing raises the version by one; no need to read the entry again. */
const afterPublishing = (entry: EntryProps): EntryProps => ({
  ...entry,
  sys: { ...entry.sys, version: entry.sys.version + 1 },
})

async function saveEntry(
  client: SpaceClient,
  { wish, live }: EntryPlan,
  { fields, done }: { fields: WireFields; done: Done },
): Promise<EntryProps> {
  const entryId = wish.id
  const update = (current: EntryProps) =>
    client.entry.update({ entryId }, { ...current, ...tagged(wish, current), fields })
  const save = () =>
    live
      ? update(live)
      : client.entry.createWithId(
          { entryId, contentTypeId: wish.type },
          { ...tagged(wish, undefined), fields },
        )
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
