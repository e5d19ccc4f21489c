import { type Space, spaces } from '@association/content'
import type { Models, SpaceModel, TypeSpec } from '../specs/space-model.ts'
import { specOf } from './compare.ts'
import { asSeen, driftOf, type Finding } from './drift.ts'
import { forSpace } from './for-space.ts'
import { merge } from './merge.ts'

type Live = { space: Space; model: SpaceModel }

/**
 * A content type is the same in every space, so an edit in one applies to both. `conflicts` name differences between
 * the spaces.
 */
export function withDrift(models: Models, live: readonly Live[]): { to: Models; conflicts: string[] } {
  const conflicts: string[] = []
  const ids = [...new Set([...Object.values(models), ...live.map(({ model }) => model)].flatMap(Object.keys))]
  const specs = ids.map((id): [string, TypeSpec | undefined] => {
    const merged = mergeSpaces(id, models, live)
    conflicts.push(...merged.conflicts.map((conflict) => `${id}: ${conflict}`))
    return [id, merged.spec]
  })
  const inSpace = (space: Space): SpaceModel => {
    const held = live.find((other) => other.space === space)?.model ?? models[space]
    return Object.fromEntries(specs.flatMap(([id, spec]) => (spec && held[id] ? [[id, spec]] : [])))
  }
  const to = Object.fromEntries(spaces.map((space) => [space, inSpace(space)])) as Models
  return { to, conflicts }
}

function mergeSpaces(id: string, models: Models, live: readonly Live[]) {
  const conflicts: string[] = []
  let spec = specOf(models, id)
  for (const { space, model } of live) {
    const held = model[id]
    const code = forSpace(models[space])[id]
    if (!held) continue
    if (!spec) {
      spec = held
      continue
    }
    if (!code) {
      conflicts.push(...differences({ id, spec, held }, live))
      continue
    }
    const merged = merge({ live: spec, before: code, after: asSeen(held, code) })
    conflicts.push(...merged.conflicts)
    spec = merged.wanted
  }
  return { spec, conflicts }
}

type Pair = { id: string; spec: TypeSpec; held: TypeSpec }

/** Ignores accepted content types that exist in one space only. */
function differences({ id, spec, held }: Pair, live: readonly Live[]): string[] {
  const ids = Object.keys(live[0]?.model ?? {}).filter((type) => live.every(({ model }) => model[type]))
  const inAll = Object.fromEntries(ids.map((type) => [type, spec]))
  const narrowed = (type: TypeSpec): SpaceModel => {
    const { [id]: own } = forSpace({ ...inAll, [id]: type })
    return own ? { [id]: own } : {}
  }
  const findings = driftOf(narrowed(spec), { model: narrowed(held), unpublished: new Set() })
  return findings.map((finding) => `its ${subjectOf(finding)} differs between the spaces`)
}

function subjectOf(finding: Finding): string {
  const property = finding.kind === 'changed' ? finding.property : undefined
  const field = finding.kind === 'unpublished' ? undefined : finding.field
  if (field === undefined) return property ?? 'content type'
  return property === undefined ? `field ${field}` : `field ${field} (${property})`
}
