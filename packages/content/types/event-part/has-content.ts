import type { EventPartName } from './model.ts'

const fieldsOfPart: { readonly [Part in EventPartName]?: readonly string[] } = {
  outcome: ['outcome'],
  pricing: ['tiers', 'courses'],
  courses: ['courses'],
  speakers: ['speakers'],
  sponsors: ['sponsors'],
  venue: ['venueName', 'venueAddress', 'venueText'],
  faq: ['faq'],
}

export const hasContent = (part: EventPartName, edition: Readonly<Record<string, unknown>>): boolean =>
  fieldsOfPart[part]?.some((field) => !isEmpty(edition[field])) ?? true

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
