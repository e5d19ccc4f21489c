import type { Space } from '@association/content'
import type { ScheduledActionProps } from 'contentful-management'
import type { EntryRef } from '../../contentful/addresses.ts'
import { meaningOf } from '../../contentful/failure-reason.ts'
import { idsPerRequest } from '../../contentful/load-content.ts'
import { patiently } from '../../contentful/patience.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { ReleaseItem } from '../items/item.ts'
import { timeZone } from './when-words.ts'

/** `release` is the Contentful release that the action publishes, if any. */
type ScheduledAction = { space: Space; id: string; at: string; by: string | undefined; release?: string }

export type Plan = { at: string; actions: readonly ScheduledAction[] }

/** A part of the plan could not be canceled. */
export class HalfPlannedError extends Error {
  readonly code = 'HALF_PLANNED'
  override readonly name = 'HalfPlannedError'
}

/**
 * Each plan has the items that the same user planned for that time. Returns undefined if the space has no scheduled
 * actions.
 */
export async function plansOf(
  session: Session,
  { root, items }: { root: ReleaseItem; items: readonly ReleaseItem[] },
): Promise<readonly Plan[] | undefined> {
  const own = await actionsFor(session, root.space, [root]).catch((error: unknown) => {
    const meaning = meaningOf(error)
    if (meaning === 'forbidden' || meaning === 'missing') return undefined
    throw error
  })
  if (!own || own.length === 0) return own && []
  const bySpace = [...Map.groupBy(items, ({ space }) => space)]
  const all = (await Promise.all(bySpace.map(([space, alike]) => actionsFor(session, space, alike)))).flat()
  const isOwn = ({ id }: ScheduledAction) => own.some((each) => each.id === id)
  return [...Map.groupBy(own, timeOf)].flatMap(([time, [first, ...rest]]) => {
    const others = all.filter((each) => timeOf(each) === time && !isOwn(each))
    // The page is canceled last, so that the plan stays listed until then.
    return first ? [{ at: first.at, actions: [...others, ...rest, first] }] : []
  })
}

export async function nextPlan(
  session: Session,
  { space, entry }: Pick<EntryRef, 'space' | 'entry'>,
  now = Date.now(),
): Promise<string | undefined> {
  const own = await actionsFor(session, space, [{ id: entry }])
  return own
    .map(({ at }) => at)
    .filter((at) => Date.parse(at) > now)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]
}

const timeOf = ({ at, by }: ScheduledAction) => `${at} ${by}`

async function actionsFor(
  session: Session,
  space: Space,
  items: readonly Pick<ReleaseItem, 'id'>[],
): Promise<ScheduledAction[]> {
  const found = new Map<string, ScheduledAction>()
  for (let start = 0; start < items.length; start += idsPerRequest) {
    const ids = items.slice(start, start + idsPerRequest).map(({ id }) => id)
    const releases = await releasesWith(session, space, ids)
    for (const { action, sys, entity, scheduledFor: when } of await scheduledFor(session, space, [
      ...ids,
      ...releases,
    ]))
      if (action === 'publish')
        found.set(sys.id, {
          ...{ space, id: sys.id, at: when.datetime, by: sys.createdBy?.sys.id },
          ...(entity.sys.linkType === 'Release' ? { release: entity.sys.id } : {}),
        })
  }
  return [...found.values()]
}

const mostPlans = 100

async function releasesWith(session: Session, space: Space, ids: readonly string[]): Promise<string[]> {
  const query = {
    'entities.sys.id[in]': ids.join(','),
    'sys.status[in]': 'active',
    limit: mostPlans,
  } as const
  const found = await session.sdk.cma.release
    .query({ ...placeOf(session, space), query })
    .catch(() => ({ items: [] })) // the Contentful plan has no releases
  return found.items.map(({ sys }) => sys.id)
}

async function scheduledFor(
  session: Session,
  space: Space,
  ids: readonly string[],
): Promise<ScheduledActionProps[]> {
  const { spaceId, environmentId } = placeOf(session, space)
  const query = {
    'environment.sys.id': environmentId,
    'entity.sys.id[in]': ids.join(','),
    'sys.status[in]': 'scheduled',
    limit: mostPlans,
  }
  const found = await patiently(() => session.sdk.cma.scheduledActions.getMany({ spaceId, query }))
  return found.items
}

/**
 * Contentful publishes a release as a whole. Without releases, each item is planned for the same minute, children
 * first. Returns true if the plan is one whole.
 */
export async function plan(
  session: Session,
  { title, order, at }: { title: string; order: readonly ReleaseItem[]; at: string },
): Promise<{ isWhole: boolean }> {
  const bySpace = [...Map.groupBy(order, ({ space }) => space)]
  const made: ScheduledAction[] = []
  let isWhole = bySpace.length === 1
  try {
    for (const [space, items] of bySpace) {
      const release = items.length > 1 ? await releaseOf(session, { space, items, title }) : undefined
      const links = release ? [{ linkType: 'Release' as const, id: release }] : items
      if (!release && items.length > 1) isWhole = false
      for (const { linkType, id } of links) {
        const { sys } = await planOne(session, { space, linkType, id, at })
        made.push({ ...{ space, id: sys.id, at, by: undefined }, ...(release && { release }) })
      }
    }
  } catch (error) {
    await cancel(session, { at, actions: made }).catch((cause: unknown) => {
      throw new HalfPlannedError('A part of it is planned. Cancel it in Contentful, then try again.', {
        cause,
      })
    })
    throw error
  }
  return { isWhole }
}

type Bundle = { space: Space; items: readonly ReleaseItem[]; title: string }
const mostTogether = 200

async function releaseOf(session: Session, { space, items, title }: Bundle): Promise<string | undefined> {
  if (items.length > mostTogether) return undefined
  const links = items.map(({ linkType, id }) => ({ sys: { type: 'Link' as const, linkType, id } }))
  const entities = { sys: { type: 'Array' as const }, items: links }
  try {
    const created = await patiently(() =>
      session.sdk.cma.release.create(placeOf(session, space), { title, entities }),
    )
    return created.sys.id
  } catch {
    return undefined // the caller plans single actions instead
  }
}

type One = { space: Space; linkType: 'Entry' | 'Asset' | 'Release'; id: string; at: string }

function planOne(session: Session, { space, linkType, id, at }: One) {
  const { spaceId, environmentId } = placeOf(session, space)
  const environment = { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: environmentId } }
  return patiently(() =>
    session.sdk.cma.scheduledActions.create(
      { spaceId },
      {
        action: 'publish',
        entity: { sys: { type: 'Link', linkType, id } },
        environment,
        scheduledFor: { datetime: at, timezone: timeZone() },
      },
    ),
  )
}

/** Deletes the Contentful release too, because it has no other use. */
export async function cancel(session: Session, { actions }: Plan): Promise<void> {
  const { cma } = session.sdk
  for (const { space, id, release } of actions) {
    const place = placeOf(session, space)
    await patiently(() => cma.scheduledActions.delete({ ...place, scheduledActionId: id }))
    if (release) await cma.release.delete({ ...place, releaseId: release }).catch(() => {}) // a release without an action does nothing
  }
}
