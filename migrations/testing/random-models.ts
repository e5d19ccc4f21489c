import { spaces } from '@association/content'
import type { FieldSpec, Models, TypeSpec } from '../engine/specs/space-model.ts'
import { tidyType } from '../engine/specs/tidy.ts'

/** Few names, so that two models often overlap. */
export function randomModels(random: () => number): Models {
  const some = <Item>(items: readonly Item[]) => items.filter(() => random() < 0.6)
  const one = <Item>(first: Item, ...others: Item[]): Item =>
    others[Math.floor(random() * (others.length + 1))] ?? first
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const accepting = () => [{ linkContentType: some(['talk', 'room', 'day', 'speaker']) }]
  const field = (): FieldSpec => ({
    ...one<Pick<FieldSpec, 'type' | 'linkType' | 'items' | 'validations'>>(
      { type: 'Symbol' },
      { type: 'Symbol', validations: [{ in: some(['a', 'b', 'c']) }] },
      { type: 'Integer' },
      { type: 'Link', linkType: one('Entry', 'Asset') },
      { type: 'Link', linkType: 'Entry', validations: accepting() },
      { type: 'Array', items: { type: 'Link', linkType: one('Entry', 'Asset') } },
      { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: accepting() } },
      { type: 'RichText', validations: [{ nodes: { 'embedded-entry-block': accepting() } }] },
      { type: 'Array', items: { type: 'Symbol' } },
    ),
    name: one('One', 'Other'),
    widget: one('singleLine', 'dropdown'),
    ...one({}, { required: true }, { help: 'Help' }),
  })
  const type = (): TypeSpec =>
    tidyType({
      name: one('Name', 'Other name'),
      description: one('', 'Something'),
      displayField: 'title',
      fields: Object.fromEntries(
        shuffled(['title', ...some(['a', 'b', 'c', 'd', 'e'])]).map((id) => [
          id,
          id === 'title' ? { name: 'Title', type: 'Symbol', widget: 'singleLine' } : field(),
        ]),
      ),
    })
  const types = some(['talk', 'room', 'day', 'speaker']).map((id) => ({
    id,
    spec: type(),
    where: one<readonly string[]>(spaces, ['events'], ['association']),
  }))
  const inSpace = (space: string) =>
    Object.fromEntries(types.filter(({ where }) => where.includes(space)).map(({ id, spec }) => [id, spec]))
  return { association: inSpace('association'), events: inSpace('events') }
}
