import type { About, Thing } from '../define/structured-data.ts'
import type { Entry } from '../define/values.ts'
import { cut } from './cut.ts'

/** Search engines have this limit, without the ellipsis. */
const headlineLength = 109

export const headlineOf = (title: string) => cut(title, headlineLength)

export const known = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Thing

export const personOf = ({ fields: { name, jobTitle, credentials } }: Entry<'bio'>): Thing =>
  known({ '@type': 'Person', name, jobTitle, honorificSuffix: credentials })

export const associationOf = ({ organisation, siteUrl }: About): Thing => ({
  '@type': 'Organization',
  name: organisation.name,
  url: siteUrl,
})
