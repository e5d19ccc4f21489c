import type { FormOf, JsonForm, JsonShape } from '../../define/field.ts'

/** A form that does not depend on other fields. */
export const always =
  (form: JsonForm): FormOf =>
  () =>
    form

/** JSON that is a list: a form of one list, which has this name in the form. */
export const listAs = (name: string): JsonShape => ({
  open(json) {
    if (json === undefined || json === null) return {}
    return Array.isArray(json) ? { [name]: json } : undefined
  },
  close: ({ [name]: list }) => list,
})
