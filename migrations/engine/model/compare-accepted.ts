import { spaces } from '@association/content'
import { type Acceptance, acceptancesBetween, afterAcceptances, spellPlace } from '../specs/accepted-types.ts'
import type { FieldSpec, Models, SpaceModel, TypeSpec } from '../specs/space-model.ts'
import * as words from '../words/schema-words.ts'
import type { SchemaStep } from '../words/steps.ts'
import { isRetyped } from './merge.ts'
import type { FieldRenames, Renames } from './rename-fields.ts'

export function acceptanceSteps({ from, to, renames = {} }: Compared): SchemaStep[] {
  const isKnown = knownIn(from, to)
  const changes = spaces.flatMap((space) =>
    Object.entries(from[space]).flatMap(([type, held]) =>
      changesIn({ held, wanted: to[space][type], renames: renames[type] }, isKnown).flatMap(
        ({ field, acceptances }) =>
          acceptances.map(({ node, ...ids }) => ({ place: spellPlace({ type, field, node }), ...ids })),
      ),
    ),
  )
  return [
    ...grouped(changes.flatMap(({ place, added }) => added.map((id) => ({ id, place })))).map(
      ([id, places]) => words.acceptIn(id, places),
    ),
    ...grouped(changes.flatMap(({ place, removed }) => removed.map((id) => ({ id, place })))).map(
      ([id, places]) => words.stopAcceptingIn(id, places),
    ),
  ]
}

export type Compared = { from: Models; to: Models; renames?: FieldRenames }

export function afterAcceptanceSteps({ from, to, renames = {} }: Compared): Models {
  const isKnown = knownIn(from, to)
  const inSpace = (space: (typeof spaces)[number]): SpaceModel =>
    Object.fromEntries(
      Object.entries(from[space]).map(([type, held]) => {
        const versions = { held, wanted: to[space][type], renames: renames[type] }
        const changed = changesIn(versions, isKnown).map(({ old, acceptances }): [string, FieldSpec][] =>
          held.fields[old] ? [[old, afterAcceptances(held.fields[old], acceptances)]] : [],
        )
        return [type, { ...held, fields: { ...held.fields, ...Object.fromEntries(changed.flat()) } }]
      }),
    )
  return { association: inSpace('association'), events: inSpace('events') }
}

const knownIn = (from: Models, to: Models) => (id: string) =>
  spaces.some((space) => from[space][id] ?? to[space][id])

type TypePair = { held: TypeSpec; wanted?: TypeSpec; renames?: Renames }

function changesIn({ held, wanted, renames = {} }: TypePair, isKnown: (id: string) => boolean) {
  if (!wanted) return []
  return Object.entries(held.fields).flatMap(([old, spec]) => {
    const field = renames[old] ?? old
    const next = wanted.fields[field]
    const isTaken = !(old in renames) && Object.values(renames).includes(old)
    if (!next || isTaken || isRetyped(spec, next)) return []
    const acceptances = acceptancesBetween(spec, next).map(
      ({ node, added, removed }): Acceptance => ({
        node,
        added: added.filter(isKnown),
        removed: removed.filter(isKnown),
      }),
    )
    return acceptances.length > 0 ? [{ old, field, acceptances }] : []
  })
}

function grouped(pairs: readonly { id: string; place: string }[]): [string, string[]][] {
  const byId = Map.groupBy(pairs, ({ id }) => id)
  return [...byId].map(([id, found]) => [id, [...new Set(found.map(({ place }) => place))]])
}
