import type { Space } from '@association/content'
import { releaseTimeOf } from '@association/content/derive/release-time.ts'
import { closingTimeOf } from '@association/content/shared/closing.ts'
import {
  type Delivered,
  isLink,
  isResourceLink,
  targetOf,
} from '@association/services/contentful/delivered.ts'
import type { Delivery } from './deliver.ts'

export type Released = {
  delivered: Delivered
  /** Unix milliseconds. */
  nextAt?: number | undefined
}

type SpaceOf = (spaceId: string) => Space | undefined

/** The delivery expires when the next entry appears or closes. */
export function shown(delivery: Delivery, at: { now: number; spaceOf: SpaceOf }): Delivery {
  if (!delivery.delivered) return delivery
  const { delivered, nextAt } = released(delivery.delivered, at)
  return {
    ...delivery,
    delivered,
    until: Math.min(delivery.until, nextAt ?? delivery.until, ...closingsIn(delivered, at.now)),
  }
}

export function released(
  delivered: Delivered,
  { now, spaceOf }: { now: number; spaceOf: SpaceOf },
): Released {
  const waiting = waitingIn(delivered, now)
  if (waiting.size === 0) return { delivered }
  const parts = Object.entries(delivered.parts).map(([space, { entries, assets }]) => {
    const waits = waitsIn(space as Space, waiting, spaceOf)
    const seen = Object.entries(entries)
      .filter(([id]) => !waiting.has(`${space}/${id}`))
      .map(([id, entry]) => [id, { ...entry, fields: withoutLinks(entry.fields, waits) as Fields }])
    return [space, { entries: Object.fromEntries(seen), assets }]
  })
  return {
    delivered: { ...delivered, parts: Object.fromEntries(parts) },
    nextAt: Math.min(...waiting.values()),
  }
}

const closingsIn = ({ parts }: Delivered, now: number): number[] =>
  Object.values(parts)
    .flatMap(({ entries }) => Object.values(entries))
    .map(({ sys, fields }) => closingTimeOf(sys.contentType?.sys?.id ?? '', fields) ?? 0)
    .filter((time) => time > now)

/** Release times by `space/id`. */
function waitingIn({ parts }: Delivered, now: number): Map<string, number> {
  const times = Object.entries(parts).flatMap(([space, { entries }]) =>
    Object.values(entries).map((entry): [string, number] => [
      `${space}/${entry.sys.id}`,
      releaseTimeOf(entry.sys.contentType?.sys?.id ?? '', entry.fields) ?? now,
    ]),
  )
  return new Map(times.filter(([, time]) => time > now))
}

function waitsIn(home: Space, waiting: ReadonlyMap<string, number>, spaceOf: SpaceOf) {
  return (value: unknown): boolean => {
    if (isLink(value)) return value.sys.linkType === 'Entry' && waiting.has(`${home}/${value.sys.id}`)
    const target = isResourceLink(value) ? targetOf(value) : undefined
    const away = target && spaceOf(target.spaceId)
    return away !== undefined && waiting.has(`${away}/${target?.id}`)
  }
}

type Fields = Record<string, unknown>
type Waits = (value: unknown) => boolean

/** Rich text keeps the words of a link. */
function withoutLinks(value: unknown, waits: Waits): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => itemWithout(item, waits))
  if (typeof value !== 'object' || value === null || isLink(value) || isResourceLink(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !waits(part))
      .map(([key, part]) => [key, withoutLinks(part, waits)]),
  )
}

function itemWithout(item: unknown, waits: Waits): unknown[] {
  if (waits(item)) return []
  const { data, content } = (item ?? {}) as { data?: { target?: unknown }; content?: unknown }
  if (!waits(data?.target)) return [withoutLinks(item, waits)]
  return Array.isArray(content) ? content.flatMap((child) => itemWithout(child, waits)) : []
}
