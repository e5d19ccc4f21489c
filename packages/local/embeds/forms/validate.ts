import type { FormDefinition } from './definitions.ts'

/** As the provider reports a submission that it refuses. */
export type Refusal = { message: string; errorType: string }

/** What is wrong with the values of a form, by its own rules. */
export function refusals({ fields }: FormDefinition, values: Record<string, string>): Refusal[] {
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
