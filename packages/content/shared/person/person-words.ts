import type { Entry } from '../../define/values.ts'

type Bio = Entry<'bio'>['fields']

/** Returns `Maren Okafor, MD, CPE`. Because of its commas, semicolons separate people. */
export const fullName = ({ name, credentials }: Pick<Bio, 'name' | 'credentials'>): string =>
  credentials ? `${name}, ${credentials}` : name

/** Returns `Chief medical officer, Northern Plains Clinic`, or an empty string. */
export const postOf = ({ jobTitle, organization }: Pick<Bio, 'jobTitle' | 'organization'>): string =>
  [jobTitle, organization].filter(Boolean).join(', ')
