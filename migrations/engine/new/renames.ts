import { MigrationError } from '../errors.ts'
import type { FieldRenames } from '../model/rename-fields.ts'
import type { Models } from '../specs/space-model.ts'
import { type Candidate, fieldCandidates, type TypeCandidate, typeCandidates } from './candidates.ts'

export type Renaming = {
  fields: FieldRenames
  types: Readonly<Record<string, string>>
  /** Unconfirmed renames, written as a deletion and an addition with a note. */
  open: readonly (Candidate | TypeCandidate)[]
}

export type RenameOptions = {
  /** The values of `--rename`. */
  given: readonly string[]
  confirm?: (question: string) => Promise<boolean>
}

/** The model cannot tell a rename from a deletion and an addition, so a person must. */
export async function findRenames(
  from: Models,
  to: Models,
  { given, confirm }: RenameOptions,
): Promise<Renaming> {
  const candidates = [...typeCandidates(from, to), ...fieldCandidates(from, to)]
  refuseUnknown(given, candidates)
  const chosen = candidates.filter((candidate) => given.includes(spell(candidate)))
  for (const candidate of candidates) {
    if (!confirm || isSettled(candidate, chosen)) continue
    if (await confirm(question(candidate))) chosen.push(candidate)
  }
  return {
    fields: grouped(chosen.filter(isField)),
    types: Object.fromEntries(chosen.filter((choice) => !isField(choice)).map(({ type, to }) => [type, to])),
    open: confirm ? [] : candidates.filter((candidate) => !isSettled(candidate, chosen)),
  }
}

type Any = Candidate | TypeCandidate

const isField = (candidate: Any): candidate is Candidate => 'field' in candidate

export const spell = (candidate: Any) =>
  isField(candidate)
    ? `${candidate.type}.${candidate.field}=${candidate.to}`
    : `${candidate.type}=${candidate.to}`

const question = (candidate: Any) =>
  isField(candidate)
    ? `Is ${candidate.type}.${candidate.to} the former ${candidate.type}.${candidate.field}, renamed?`
    : `Is the content type ${candidate.to} the former ${candidate.type}? Its entries are then carried over.`

const isSettled = (candidate: Any, chosen: readonly Any[]) =>
  chosen.flatMap(ends).some((end) => ends(candidate).includes(end))

const ends = (candidate: Any) =>
  isField(candidate)
    ? [`${candidate.type}.${candidate.field} goes`, `${candidate.type}.${candidate.to} comes`]
    : [`${candidate.type} goes`, `${candidate.to} comes`]

function refuseUnknown(given: readonly string[], candidates: readonly Any[]) {
  const possible = candidates.map(spell)
  const unknown = given.find((rename) => !possible.includes(rename))
  if (unknown === undefined) return
  const choice =
    possible.length > 0 ? `possible is ${possible.join(', ')}` : 'nothing went that something new resembles'
  throw new MigrationError(
    'USAGE',
    `--rename ${unknown} fits no difference between history and model: ${choice}.`,
  )
}

function grouped(candidates: readonly Candidate[]): FieldRenames {
  const types = [...new Set(candidates.map(({ type }) => type))]
  return Object.fromEntries(
    types.map((type) => [
      type,
      Object.fromEntries(
        candidates.filter((candidate) => candidate.type === type).map(({ field, to }) => [field, to]),
      ),
    ]),
  )
}
