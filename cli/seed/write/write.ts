import {
  inLinkOrder,
  inParallel,
  isSame,
  keyOf,
  type Publishable,
  type Publisher,
  publisher,
  type RefusedItem,
  type SpaceClient,
  type Target,
  targetsIn,
} from '@association/services/management/index.ts'
import type { AssetProps, EntryProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import type { AssetPlan, EntryPlan, SpacePlan } from '../plan/plan.ts'
import { tagged } from '../plan/tags.ts'
import { publication } from '../plan/work.ts'
import type { WireFields } from '../wish/wish.ts'
import { type Sending, saveAsset } from './assets.ts'
import { assetSteps, entrySteps, take } from './item-steps.ts'
import type { FileFailure } from './kept-files.ts'
import { saved } from './saved.ts'
import { writeModel } from './write-model.ts'

const atOnce = 10

type Done = (requests: number) => void

/**
 * Saves and publishes in parallel, but publishes an entry only after all its link targets are saved. After a kill, the
 * next run does the rest.
 */
export async function writeSpace(client: SpaceClient, plan: SpacePlan, done: Done): Promise<Failures> {
  const failures: FileFailure[] = []
  const publishing = publisher(client, { done: (count) => done(count * publication) })
  const writing = { client, publishing, done, failed: (failure: FileFailure) => failures.push(failure) }
  await writeModel(client, plan, done)
  const assets = await saveAssets(plan, writing)
  const entries = await saveEntries(plan, writing)
  const refused = await publishing.finishMost()
  const failed = new Set(refused.map(({ item }) => keyOf(item)))
  await inParallel(unless(failed, 'Asset', assets), atOnce, (each) => finishAsset(each, writing))
  await inParallel(unless(failed, 'Entry', entries), atOnce, (each) => finishEntry(each, writing))
  return { files: failures, refused }
}

export type Failures = { files: readonly FileFailure[]; refused: readonly RefusedItem[] }

/** Saving the change without a published version would make the item a draft. The next run saves it. */
const unless = <Plan extends AssetPlan | EntryPlan, Item>(
  failed: ReadonlySet<string>,
  type: Target['type'],
  all: readonly Saved<Plan, Item>[],
) => all.filter(({ plan }) => !failed.has(keyOf({ type, id: plan.wish.id })))

type Writing = Sending & { client: SpaceClient; publishing: Publisher }
type Saved<Plan, Item> = { plan: Plan; item: Item | undefined; isPublished: boolean }

async function saveAssets({ assets }: SpacePlan, writing: Writing): Promise<Saved<AssetPlan, AssetProps>[]> {
  const { client, publishing, done } = writing
  return inParallel(assets, atOnce, async (plan) => {
    const { wish, save: fields } = plan
    const steps = assetSteps(client, wish.id)
    const live = await take('unarchive', { work: plan, steps, live: plan.live }, done)
    if (!fields) {
      if (plan.publish && live) publishing.add(publishable('Asset', live))
      return { plan, item: live, isPublished: plan.publish }
    }
    const { asset, isWhole } = await saveAsset(client, { wish, live, fields }, writing)
    const isPublished = plan.publish && isWhole
    if (isPublished) publishing.add(publishable('Asset', asset))
    return { plan, item: asset, isPublished }
  })
}

/** Saves link targets first. Hands on a group once it and all groups before it are saved. */
async function saveEntries({ entries }: SpacePlan, { client, publishing, done }: Writing) {
  const groups = inLinkOrder(
    entries.map((plan) => ({ ...entryNamed(plan.wish.id), plan, links: linksOf(plan) })),
  )
  const all = new Map<EntryPlan, Saved<EntryPlan, EntryProps>>()
  let next = 0
  const handOn = () => {
    for (let group = groups[next]; group?.every(({ plan }) => all.has(plan)); group = groups[next]) {
      for (const { plan, links } of group) {
        const entry = all.get(plan)?.item
        if (plan.publish && entry) publishing.add(publishable('Entry', entry, links))
      }
      next += 1
    }
  }
  await inParallel(groups.flat(), atOnce, async ({ plan }) => {
    const steps = entrySteps(client, plan.wish.id)
    const live = await take('unarchive', { work: plan, steps, live: plan.live }, done)
    const item = plan.save ? await saveEntry(client, { ...plan, live }, { fields: plan.save, done }) : live
    all.set(plan, { plan, item, isPublished: plan.publish })
    handOn()
  })
  return [...all.values()]
}

async function finishEntry(
  { plan, item, isPublished }: Saved<EntryPlan, EntryProps>,
  { client, done }: Writing,
) {
  const steps = entrySteps(client, plan.wish.id)
  const live = await take('unpublish', { work: plan, steps, live: afterPublishing(item, isPublished) }, done)
  if (plan.saveAfter) await saveEntry(client, { ...plan, live }, { fields: plan.saveAfter, done })
  await take('archive', { work: plan, steps, live }, done)
}

async function finishAsset({ plan, item, isPublished }: Saved<AssetPlan, AssetProps>, writing: Writing) {
  const { client, done } = writing
  const steps = assetSteps(client, plan.wish.id)
  const live = await take('unpublish', { work: plan, steps, live: afterPublishing(item, isPublished) }, done)
  const isReady = isPublished || !plan.publish
  if (plan.saveAfter && isReady)
    await saveAsset(client, { wish: plan.wish, live, fields: plan.saveAfter }, writing)
  await take('archive', { work: plan, steps, live }, done)
}

const entryNamed = (id: string): Target => ({ type: 'Entry', id })
const linksOf = ({ save, live }: EntryPlan) => targetsIn(save ?? live?.fields)

const publishable = (
  type: Publishable['type'],
  { sys }: { sys: { id: string; version: number } },
  links: readonly Target[] = [],
): Publishable => ({ type, id: sys.id, version: sys.version, links })

/** Publishing raises the version by one, so the item need not be read again. */
const afterPublishing = <Item extends { sys: { version: number } }>(
  item: Item | undefined,
  isPublished: boolean,
) => (item && isPublished ? { ...item, sys: { ...item.sys, version: item.sys.version + 1 } } : item)

async function saveEntry(
  client: SpaceClient,
  { wish, live }: Pick<EntryPlan, 'wish' | 'live'>,
  { fields, done }: { fields: WireFields; done: Done },
): Promise<EntryProps> {
  const entryId = wish.id
  try {
    return await saved(live, {
      save: (current) =>
        current
          ? client.entry.update({ entryId }, { ...current, ...tagged(wish, current), fields })
          : client.entry.createWithId(
              { entryId, contentTypeId: wish.type },
              { ...tagged(wish, undefined), fields },
            ),
      read: () => client.entry.get({ entryId }),
      isSaved: (current) => isSame(heldValues(current.fields), fields),
    })
  } finally {
    done(1)
  }
}
