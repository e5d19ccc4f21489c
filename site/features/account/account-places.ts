import { messages } from './messages.ts'

export const accountPlaces = [
  { label: messages.overview, href: '/account' },
  { label: messages.bookmarks, href: '/bookmarks' },
  { label: messages.courses, href: '/account/courses' },
  { label: messages.certifications, href: '/account/certifications' },
  { label: messages.registrations, href: '/account/registrations' },
] as const

export type AccountPath = (typeof accountPlaces)[number]['href']
