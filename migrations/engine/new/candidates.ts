import { spaces } from '@association/content'
import { specOf } from '../model/compare.ts'
import { kindOf } from '../model/kind-of.ts'
import type { FieldSpec, Models, TypeSpec } from '../specs/space-model.ts'

export type Candidate = { type: string; field: string; to: string }
export type TypeCandidate = { type: string; to: string }

/** The most similar pair comes first. Only fields of one content type and kind match. */
export function fieldCandidates(from: Models, to: Models): Candidate[] {
  return idsOf(from).flatMap((type) => {
    const [held, wanted] = [specOf(from, type), specOf(to, type)]
    if (!held || !wanted) return []
    const gone = Object.entries(held.fields).filter(([id]) => !wanted.fields[id])
    const came = Object.entries(wanted.fields).filter(([id]) => !held.fields[id])
    return gone
      .flatMap(([field, spec]) =>
        came
          .filter(([, other]) => kindOf(spec) === kindOf(other))
          .map(([to, other]) => ({ type, field, to, likeness: likeness(spec, other) })),
      )
      .toSorted((one, other) => other.likeness - one.likeness)
      .map(({ type, field, to }) => ({ type, field, to }))
  })
}

function likeness(one: FieldSpec, other: FieldSpec): number {
  const keys = Object.keys({ ...one, ...other }) as (keyof FieldSpec)[]
  return keys.filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key])).length / keys.length
}

export function typeCandidates(from: Models, to: Models): TypeCandidate[] {
  const gone = idsOf(from).filter((id) => !specOf(to, id))
  const came = idsOf(to).filter((id) => !specOf(from, id))
  return gone.flatMap((type) =>
    came.filter((id) => isAlike(specOf(from, type), specOf(to, id))).map((to) => ({ type, to })),
  )
}

function isAlike(one: TypeSpec | undefined, other: TypeSpec | undefined): boolean {
  if (!one || !other) return false
  const count = Math.max(Object.keys(one.fields).length, Object.keys(other.fields).length)
  return sharedFields(one, other).length * 2 >= count
}

export const sharedFields = (one: TypeSpec, other: TypeSpec): string[] =>
  Object.entries(one.fields).flatMap(([id, spec]) => {
    const there = other.fields[id]
    return there && kindOf(there) === kindOf(spec) ? [id] : []
  })

export const idsOf = (models: Models) => [...new Set(spaces.flatMap((space) => Object.keys(models[space])))]
