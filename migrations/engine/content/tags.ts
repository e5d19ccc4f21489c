import { MigrationError } from '../errors.ts'
import type { EntryState, Stage, TagOperation } from '../operations/operation.ts'
import type { ContentStep } from '../vocabulary.ts'
import { checkId } from './entry-id.ts'
import { entryStage, lossOf, type Planned, type Planning } from './planned.ts'
import { mapVersions, runOn, viewOf } from './view.ts'
import { entriesOf } from './world.ts'

type ContentStepOf<Do extends ContentStep['do']> = Extract<ContentStep, { do: Do }>

export function planTagging(
  { type, tags }: ContentStepOf<'tagEntries'>,
  { change, world }: Planning,
): Planned {
  const spec = world.model[type]
  if (!spec) return { stages: [] }
  const wanted = entriesOf(world, type).map(([id, from]) => ({
    id,
    from,
    to: mapVersions(from, (values, version) => {
      const wished = [
        ...new Set(runOn(viewOf(id, values, { version }), { change, type, spec }, tags)),
      ].toSorted()
      const unknown = wished.find((tag) => !world.tags.has(tag))
      if (unknown !== undefined)
        throw new MigrationError(
          'INVALID',
          `${change} gives ${type} ${id} the tag ${unknown}, which does not exist at this point: create it with createTag before.`,
        )
      const { tags: _, ...others } = values
      return wished.length > 0 ? { ...others, tags: wished } : others
    }),
  }))
  return { stages: entryStage(`tag ${type}`, wanted) }
}

export function planNewTag(
  { tag, name, visibility }: ContentStepOf<'createTag'>,
  { change, world }: Planning,
): Planned {
  checkId(tag, `${change} creates the tag ${tag}`)
  const to = { name, visibility }
  const held = world.tags.get(tag)
  if (held && (held.name !== name || held.visibility !== visibility))
    throw new MigrationError(
      'CONFLICT',
      `${change} creates the tag ${tag}, which exists already as “${held.name}” (${held.visibility}): choose another id, or delete that tag in Contentful.`,
    )
  return { stages: held ? [] : [tagStage(`create the tag ${tag}`, { kind: 'tag', id: tag, to })] }
}

/** Contentful would remove the tag from entries too, but a rollback could not restore that. */
export function planTagDeletion({ tag }: ContentStepOf<'deleteTag'>, { world }: Planning): Planned {
  const from = world.tags.get(tag)
  if (!from) return { stages: [] }
  const tagged = [...world.entries].filter(([, state]) => hasTag(state, tag))
  const wanted = tagged.map(([id, state]) => ({ id, from: state, to: withoutTag(state, tag) }))
  return {
    stages: [
      ...entryStage(`take off the tag ${tag}`, wanted),
      tagStage(`delete the tag ${tag}`, { kind: 'tag', id: tag, from }),
    ],
    losses: tagged.length > 0 ? [lossOf(`The tag ${tag} goes, and is taken off its entries.`, tagged)] : [],
  }
}

const tagStage = (about: string, operation: TagOperation): Stage => ({ about, operations: [operation] })

const hasTag = ({ saved, published }: EntryState, tag: string) =>
  [saved, published].some((values) => values?.tags?.includes(tag))

const withoutTag = (state: EntryState, tag: string) =>
  mapVersions(state, ({ tags = [], ...values }) => {
    const kept = tags.filter((id) => id !== tag)
    return kept.length > 0 ? { ...values, tags: kept } : values
  })
