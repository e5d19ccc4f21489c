import type { ContentFields } from 'contentful-management'

/** What every field editor works with. An emptied field has no value. */
export type FieldProps<Value> = {
  field: ContentFields
  value: Value | undefined
  onChange(value: Value | undefined): void
  /** Attributes of the control: its id, and what describes it. */
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }
}

type Rules = Pick<ContentFields, 'validations'>

/** The values that a field accepts, when its model lists them. */
export const choicesOf = ({ validations = [] }: Rules): string[] | undefined =>
  validations.flatMap((rule) => (rule.in ? [rule.in.map(String)] : []))[0]

/** The content types that a reference accepts, or all. */
export const acceptedTypes = ({ validations = [] }: Rules): string[] =>
  validations.flatMap(({ linkContentType = [] }) => linkContentType)

export const acceptedFiles = ({ validations = [] }: Rules): string[] =>
  validations.flatMap(({ linkMimetypeGroup = [] }) => linkMimetypeGroup)

export const emptyToNone = (text: string) => (text === '' ? undefined : text)
