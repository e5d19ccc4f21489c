import { flag } from './field.ts'

/** The place on a page that whole blocks take. */
export const blockSlot = 'block'

/** The flag of every block that an editor can hide. A hidden block keeps its place, and visitors do not get it. */
export const hiddenFields = {
  isHidden: flag({
    name: 'Hidden on the site',
    group: 'layout',
    help: 'Visitors, search and feeds do not get this block. It keeps its place on its pages.',
  }),
}
export const hiddenField = 'isHidden' satisfies keyof typeof hiddenFields

type Block = { type: { slots: readonly string[] }; values: Readonly<Record<string, unknown>> }

/** Whether the values of an entry hide it where a page places it. */
export const isHiddenBlock = ({ type, values }: Block) =>
  type.slots.includes(blockSlot) && values[hiddenField] === true
