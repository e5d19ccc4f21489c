import type { FormOf, JsonForm, JsonShape } from '../../define/field.ts'

export const always =
  (form: JsonForm): FormOf =>
  () =>
    form

/** The form shows a JSON list as a field with this name. */
export const listAs = (name: string): JsonShape => ({
  open(json) {
    if (json === undefined || json === null) return {}
    return Array.isArray(json) ? { [name]: json } : undefined
  },
  close: ({ [name]: list }) => list,
})
