import { keyOf, type Target, targetsIn } from '@association/services/management/index.ts'
import { CommandError } from '../../shared/errors.ts'
import type { SpaceWish } from './wish.ts'

/**
 * Selects ids, content types or patterns (`home-*`), with everything they link to. Throws CommandError for a name
 * without a match.
 */
export function narrowed(wished: readonly SpaceWish[], names: readonly string[]): SpaceWish[] {
  const patterns = names
    .flatMap((name) => name.split(','))
    .map((name) => ({ name, pattern: patternOf(name) }))
  const unknown = patterns.find(({ pattern }) => wished.every((wish) => named(wish, [pattern]).length === 0))
  if (unknown)
    throw new CommandError(
      'USAGE',
      `--only ${unknown.name} is no id, content type or pattern of anything in the seed: look at \`seed --dry-run\`.`,
    )
  const all = patterns.map(({ pattern }) => pattern)
  return wished
    .map((wish) => withTargets(wish, named(wish, all)))
    .filter(({ entries, assets }) => entries.length + assets.length > 0)
}

function patternOf(name: string): RegExp {
  const source = name
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`)
}

function named({ entries, assets }: SpaceWish, patterns: readonly RegExp[]): Target[] {
  const fits = (...words: string[]) => patterns.some((pattern) => words.some((word) => pattern.test(word)))
  return [
    ...entries.filter(({ id, type }) => fits(id, type)).map(({ id }) => ({ type: 'Entry' as const, id })),
    ...assets.filter(({ id }) => fits(id)).map(({ id }) => ({ type: 'Asset' as const, id })),
  ]
}

function withTargets(wish: SpaceWish, chosen: readonly Target[]): SpaceWish {
  const { entries, assets, types } = wish
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const kept = new Set<string>()
  const open = [...chosen]
  for (let target = open.pop(); target; target = open.pop()) {
    if (kept.has(keyOf(target))) continue
    kept.add(keyOf(target))
    const entry = target.type === 'Entry' ? known.get(target.id) : undefined
    open.push(...targetsIn([entry?.fields, entry?.saved]))
  }
  const isKept = (type: Target['type'], id: string) => kept.has(keyOf({ type, id }))
  const keptEntries = entries.filter(({ id }) => isKept('Entry', id))
  const used = new Set(keptEntries.map(({ type }) => type))
  return {
    ...wish,
    entries: keptEntries,
    assets: assets.filter(({ id }) => isKept('Asset', id)),
    types: types.filter(({ id }) => used.has(id)),
  }
}
