import { MigrationError } from '../errors.ts'
import type { EntryState, EntryValues } from '../operations/operation.ts'
import type { TypeSpec } from '../specs/space-model.ts'
import type { ContentStep } from '../vocabulary.ts'
import { checkId } from './entry-id.ts'
import { linkStage, withLinks } from './links.ts'
import { answersFor, type LocalePlace, withLocalPatches } from './locales.ts'
import { entryStage, type Planned, type Planning } from './planned.ts'
import type { Version } from './view.ts'
import { carriedOut, entriesOf } from './world.ts'

type Move = Extract<ContentStep, { do: 'moveEntries' }>

/** Deletes the old entries last, so that no link is ever broken. */
export function planMove({ type, to: target, move }: Move, { change, world }: Planning): Planned {
  const [source, spec] = [world.model[type], world.model[target]]
  if (!source || !spec) return { stages: [] }
  const at: LocalePlace = { change, type, spec, locales: world.locales }
  const moves = entriesOf(world, type).flatMap(([id, from]) => {
    const moved = movedEntry({ id, from, target, source }, at, move)
    return moved ? [{ id, from, ...moved }] : []
  })
  refuseTaken(moves, { change, world })
  const replace = new Map(moves.map(({ id, newId }) => [id, newId]))
  const created = entryStage(
    `move ${type} to ${target}`,
    moves.map(({ newId, state }) => ({ id: newId, to: withLinks(state, replace) })),
  )
  const next = created.reduce(carriedOut, world)
  const staying = [...next.entries].filter(([id]) => !replace.has(id))
  return {
    stages: [
      ...created,
      ...linkStage(`links to what moved to ${target}`, staying, replace),
      ...entryStage(`delete what moved to ${target}`, moves),
    ],
  }
}

type Moved = { newId: string; state: EntryState }
type MovedFrom = { id: string; from: EntryState; target: string; source: TypeSpec }

function movedEntry(
  { id, from, target, source }: MovedFrom,
  at: LocalePlace,
  move: Move['move'],
): Moved | undefined {
  const ids = new Set<string | undefined>()
  const carry = (values: EntryValues, version: Version): EntryValues => {
    const patches = answersFor({ id, values, version, spec: source }, at, move).map(({ view, answer }) => {
      ids.add(answer?.id)
      return { view, patch: answer?.fields ?? {} }
    })
    const own = values.fields
    return { ...values, fields: withLocalPatches({}, patches, { at: { ...at, type: target }, own }) }
  }
  const saved = carry(from.saved, 'saved')
  const published = from.published && carry(from.published, 'published')
  const [newId, other] = ids
  if (ids.size > 1)
    throw new MigrationError(
      'INVALID',
      `${at.change} moves the versions or locales of ${at.type} ${id} to different places (${newId}, ${other}): let the id follow from the entry’s id.`,
    )
  if (newId === undefined) return undefined
  checkId(newId, `${at.change} moves ${at.type} ${id} to the id “${newId}”`)
  const archive = from.isArchived ? { isArchived: true as const } : {}
  return { newId, state: { type: target, saved, ...(published ? { published } : {}), ...archive } }
}

function refuseTaken(moves: readonly { id: string; newId: string }[], { change, world }: Planning): void {
  const ids = new Set<string>()
  for (const { id, newId } of moves) {
    if (world.entries.has(newId) || ids.has(newId))
      throw new MigrationError(
        'CONFLICT',
        `${change} moves ${id} to the id ${newId}, which another entry has: let the change choose another id.`,
      )
    ids.add(newId)
  }
}
