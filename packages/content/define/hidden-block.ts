import { flag } from './field.ts'

export const blockSlot = 'block'

/** A hidden block keeps its position, and visitors do not receive it. */
export const hiddenFields = {
  isHidden: flag({
    name: 'Hidden on the site',
    group: 'layout',
    help: 'Visitors, search and feeds do not get this block. It keeps its place on its pages.',
  }),
}
export const hiddenField = 'isHidden' satisfies keyof typeof hiddenFields

type Block = { type: { slots: readonly string[] }; values: Readonly<Record<string, unknown>> }

export const isHiddenBlock = ({ type, values }: Block) =>
  type.slots.includes(blockSlot) && values[hiddenField] === true
