import type { LocaleProps } from 'contentful-management'
import { CommandError } from '../../shared/errors.ts'
import type { LocaleWish, SpaceWish } from '../wish/wish.ts'
import type { SpaceState } from './read-space.ts'

export type LocalePlan = { wish: LocaleWish; live?: LocaleProps | undefined }

/** Throws CommandError for a value in a locale that the space neither has nor gets. */
export function planLocales(wish: SpaceWish, { locales }: SpaceState): LocalePlan[] {
  refuseOtherDefault(wish, locales)
  const known = new Set([...locales.keys(), ...wish.locales.map(({ code }) => code)])
  refuseUnknown(wish, known, locales.size > 0)
  return fallbackFirst(wish.locales)
    .map((each) => ({ wish: each, live: locales.get(each.code) }))
    .filter(({ wish: wanted, live }) => !live || !isHeld(wanted, live))
}

const isHeld = (wanted: LocaleWish, live: LocaleProps) =>
  live.name === wanted.name &&
  (live.fallbackCode ?? null) === (wanted.fallbackCode ?? null) &&
  live.optional === wanted.optional &&
  live.contentDeliveryApi === wanted.contentDeliveryApi &&
  live.contentManagementApi === wanted.contentManagementApi

/** Contentful accepts a fallback only if it exists. */
function fallbackFirst(locales: readonly LocaleWish[]): LocaleWish[] {
  const codes = new Map(locales.map((each) => [each.code, each]))
  const depthOf = ({ fallbackCode }: LocaleWish, seen = 0): number => {
    const next = fallbackCode ? codes.get(fallbackCode) : undefined
    return next && seen < locales.length ? 1 + depthOf(next, seen + 1) : 0
  }
  return locales.toSorted((one, other) => depthOf(one) - depthOf(other))
}

function refuseOtherDefault({ space, locales }: SpaceWish, live: SpaceState['locales']) {
  const wanted = locales.find((each) => each.default)
  const held = [...live.values()].find((each) => each.default)
  if (!wanted || !held || wanted.code === held.code) return
  throw new CommandError(
    'BAD_SEED',
    `The default locale of the export is ${wanted.code}, that of the space ${space} is ${held.code}: make ${wanted.code} its default in Contentful (Settings → Locales), or fill another environment with --env.`,
  )
}

function refuseUnknown({ space, entries, assets }: SpaceWish, known: ReadonlySet<string>, areRead: boolean) {
  if (!areRead) return
  for (const [kind, items] of [['entry', entries] as const, ['asset', assets] as const])
    for (const { id, fields, saved } of items)
      for (const [field, values] of [...Object.entries(fields), ...Object.entries(saved)]) {
        const other = Object.keys(values).find((code) => !known.has(code))
        if (other)
          throw new CommandError(
            'BAD_SEED',
            `${kind} ${id}, field ${field} has a value in ${other}, and the space ${space} has no such locale: add ${other} in Contentful (Settings → Locales), or export again with the locales.`,
          )
      }
}
