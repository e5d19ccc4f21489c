import type { About, Thing } from '../../define/structured-data.ts'
import type { Entry } from '../../define/values.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { dayOf } from '../../shared/dates.ts'
import { associationOf, known } from '../../shared/things.ts'
import type { employmentTypes } from './model.ts'

type EmploymentType = (typeof employmentTypes)[number]

const typeWords: Readonly<Record<EmploymentType, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

/** Search engines require a description, so the title replaces a missing one. */
export const jobPostingStructuredData = ({ fields }: Entry<'jobPosting'>, about: About): Thing =>
  known({
    '@type': 'JobPosting',
    title: fields.jobTitle,
    description: plainText(fields.body) || fields.jobTitle,
    identifier: { '@type': 'PropertyValue', name: about.organisation.name, value: fields.jobId },
    datePosted: dayOf(fields.postedDate),
    validThrough: endOf(dayOf(fields.closingDate)),
    employmentType: fields.employmentType && typeWords[fields.employmentType],
    hiringOrganization: { ...associationOf(about), sameAs: about.siteUrl },
    url: about.url,
    ...placeOf(fields.location),
  })

/** The closing date is the last day to apply. */
const endOf = (day: string | undefined) => day && `${day}T23:59:59Z`

/** The association hires in the United States. */
const country = 'US'

/** “Remote” means work from home; others are a city and its state. */
function placeOf(location: string | undefined) {
  if (!location) return {}
  if (/^remote\b/i.test(location))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }
  const [city, state] = location.split(',').map((part) => part.trim())
  return {
    jobLocation: {
      '@type': 'Place',
      address: known({
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        addressCountry: country,
      }),
    },
  }
}
