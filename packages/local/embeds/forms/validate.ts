import type { FormDefinition } from './definitions.ts'

/** The provider's format of a refusal. */
export type FormRefusal = { message: string; errorType: string }

export function refusals({ fields }: FormDefinition, values: Record<string, string>): FormRefusal[] {
  const missing = fields
    .filter(({ name, required }) => required && !values[name]?.trim())
    .map(({ name }) => ({ errorType: 'REQUIRED_FIELD', message: `Required field '${name}' is missing` }))
  const wrong = fields
    .filter(({ name, type }) => type === 'email' && values[name] && !isEmail(values[name]))
    .map(({ name }) => ({
      errorType: 'INVALID_EMAIL',
      message: `Error in 'fields.${name}'. Invalid email address`,
    }))
  return [...missing, ...wrong]
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
