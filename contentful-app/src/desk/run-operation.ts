import type { ContentType } from '@association/content'
import type { BlockPosition, EntryId, Operation } from '@association/content/preview/operations.ts'
import { linksIn } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import { idsIn } from '../contentful/link-list.ts'
import { loader } from '../contentful/load-content.ts'
import { placeOf } from '../contentful/session.ts'
import { gatewayOf } from '../entry/gateway.ts'
import { withValues } from '../entry/stored-entry.ts'
import { type Desk, DeskError } from './desk.ts'
import { type DeskContent, indexOf, type PlannedOperation, planOf } from './operations/plan.ts'
import type { FieldChange } from './undo/history.ts'

type Options = Pick<Desk, 'open' | 'undo' | 'session'> & {
  world: DeskContent
  extra: Map<string, EntryProps>
}
type Prepared = { planned: PlannedOperation; more?: { verb: string; after: string } }

const patienceMs = 10_000

/** Changes all fields of an operation, or none. */
export function operationRunner({ session, open, undo, world, extra }: Options): Desk['run'] {
  const locale = session.sdk.locales.default
  return async (operation) => {
    const { planned, more } = await prepared(operation)
    await Promise.all(listsOf(planned).map(open))
    await learn(planned)
    const plan = planOf(planned, world)
    if ('refusal' in plan) throw new DeskError(`${plan.refusal}.`)
    await apply(plan.changes)
    const said = more ? plan.said.replace(/^Inserted/, more.verb) + more.after : plan.said
    undo.record({ said, changes: plan.changes })
    return `${said}.`
  }
  async function prepared(operation: Operation): Promise<Prepared> {
    if (operation.do === 'duplicate') return duplicated(operation.at)
    // A duplicate is excluded above, but TypeScript does not narrow the member whose `do` is `remove` or `duplicate`.
    return { planned: operation as PlannedOperation }
  }
  async function duplicated(at: BlockPosition): Promise<Prepared> {
    const holder = await open(at)
    const ids = idsIn(holder.fields.find((field) => field.id === at.field)?.get())
    const index = indexOf(at, { ids })
    const id = ids[index]
    if (id === undefined) throw new DeskError('The page has changed since then. Try again.')
    const original = { space: at.space, entry: id }
    const place = { ...at, index: index + 1 }
    const trial = planOf({ do: 'insert', at: place, blocks: [id] }, world)
    if ('refusal' in trial) throw new DeskError(`${trial.refusal}.`)
    const copy = await copyOf(original)
    extra.set(copy.sys.id, copy)
    const planned = { do: 'insert', at: place, blocks: [copy.sys.id] } as const
    return { planned, more: { verb: 'Duplicated as', after: sharedWords(copy.fields) } }
  }
  async function copyOf(original: EntryId): Promise<EntryProps> {
    const type = world.typeOf(original)
    if (!type) throw new DeskError('This block cannot be duplicated, because the site does not use its type.')
    const opened = await open(original)
    opened.flush()
    const typed = opened.values()
    try {
      const stored = await gatewayOf(session, original).load()
      const fields = copiedFields(type, withValues(stored, typed, locale).fields, locale)
      const params = { ...placeOf(session, original.space), contentTypeId: stored.sys.contentType.sys.id }
      return await inTime(session.sdk.cma.entry.create(params, { fields }), patienceMs)
    } catch (cause) {
      throw new DeskError(
        'Contentful did not make the copy. Check that you may create entries, and try again.',
        { cause },
      )
    }
  }
  /** New blocks are not on the page yet, so their types and titles are read. */
  async function learn(planned: PlannedOperation) {
    const place = 'at' in planned ? planned.at : undefined
    const ids = planned.do === 'insert' ? planned.blocks : planned.do === 'replace' ? [planned.by] : []
    const unknown = ids.filter((entry) => place && !world.typeOf({ space: place.space, entry }))
    if (!place || unknown.length === 0) return
    const read = await inTime(loader(session, place.space).entries(unknown), patienceMs).catch(
      (cause: unknown) => {
        throw new DeskError('Contentful does not answer. Try again in a moment.', { cause })
      },
    )
    for (const entry of read) extra.set(entry.sys.id, entry)
  }
  async function apply(changes: readonly FieldChange[]) {
    const opened = await Promise.all(changes.map(open))
    const writes = changes.map(({ field, after }, index) => ({
      field: opened[index]?.fields.find(({ id }) => id === field),
      after,
    }))
    const locked = writes.find(({ field }) => !field || field.isDisabled())
    if (locked) throw new DeskError(`Your role may not change “${locked.field?.label ?? 'this field'}”.`)
    for (const { field, after } of writes) field?.replace(after)
  }
}

const listsOf = (operation: PlannedOperation): readonly EntryId[] => {
  if (operation.do === 'move') return [operation.from, operation.to]
  return 'at' in operation ? [operation.at] : [operation]
}

type CopiedFields = EntryProps['fields']

/** Inner blocks stay the same entries. */
function copiedFields(type: ContentType, fields: CopiedFields, locale: string): CopiedFields {
  const kept = Object.entries(fields).filter(([id]) => !type.fields[id]?.unique && !type.fields[id]?.hidden)
  const title = fields[type.title]?.[locale]
  const copy = Object.fromEntries(kept)
  if (typeof title !== 'string' || !(type.title in copy)) return copy
  return { ...copy, [type.title]: { ...copy[type.title], [locale]: `${title} (copy)` } }
}

function sharedWords(fields: CopiedFields): string {
  const shared = linksIn(Object.values(fields)).filter(({ linkType }) => linkType === 'Entry').length
  if (shared === 0) return ''
  return shared === 1
    ? '. The block inside it is shared with the original'
    : `. The ${shared} blocks inside it are shared with the original`
}
