import type { ContentFields } from 'contentful-management'

/** An empty field is undefined. */
export type FieldProps<Value> = {
  field: ContentFields
  value: Value | undefined
  onChange(value: Value | undefined): void
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }
}

type FieldRules = Pick<ContentFields, 'validations'>

export const choicesOf = ({ validations = [] }: FieldRules): string[] | undefined =>
  validations.flatMap((rule) => (rule.in ? [rule.in.map(String)] : []))[0]

/** An empty list accepts all content types. */
export const acceptedTypes = ({ validations = [] }: FieldRules): string[] =>
  validations.flatMap(({ linkContentType = [] }) => linkContentType)

export const acceptedFiles = ({ validations = [] }: FieldRules): string[] =>
  validations.flatMap(({ linkMimetypeGroup = [] }) => linkMimetypeGroup)

export const emptyToNone = (text: string) => (text === '' ? undefined : text)
