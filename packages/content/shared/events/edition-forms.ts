import { date, integer, type JsonForm, number, text } from '../../define/field.ts'
import { items } from '../../define/json-form.ts'
import { isRecord } from '../../safe/is-record.ts'
import { listAs } from '../json/shapes.ts'

const price = (help: string) => number({ min: 0, unit: 'US dollars', help })

export const tiersForm: JsonForm = {
  shape: listAs('tiers'),
  fields: {
    tiers: items({
      name: 'Price tier',
      of: {
        name: text({ required: true, help: 'Such as “early bird”.' }),
        from: date({ help: 'The first day of the prices. Empty while it is not known.' }),
        member: price('For members. Empty while it is not known.'),
        nonMember: { ...price('For everyone else.'), name: 'Other attendees' },
        joinNow: price('For those who become members with the registration.'),
      },
    }),
  },
}

const places = (what: string) => integer({ min: 0, help: `Places for ${what}. Empty: no limit.` })

export const capacityForm: JsonForm = {
  fields: {
    courses: items({
      name: 'Course',
      of: {
        slug: text({ required: true, help: 'The last part of the address of the course.' }),
        seats: integer({ min: 0, help: 'Empty: no limit.' }),
      },
    }),
    golf: places('golf'),
    soundBath: places('the sound bath'),
    pickleball: places('pickleball'),
  },
  shape: {
    open(json) {
      if (json === undefined || json === null) return {}
      if (!isRecord(json) || !(json.courses === undefined || isRecord(json.courses))) return undefined
      const { courses, ...rest } = json
      if (courses === undefined) return rest
      return { courses: Object.entries(courses).map(([slug, seats]) => ({ slug, seats })), ...rest }
    },
    close({ courses, ...rest }) {
      if (!Array.isArray(courses) || courses.length === 0) return rest
      return { courses: seatsBySlug(courses), ...rest }
    },
  },
}

/** A repeated name gets a number, so that no course is lost. */
function seatsBySlug(courses: readonly unknown[]): Record<string, unknown> {
  const seats: Record<string, unknown> = {}
  for (const course of courses) {
    const written = isRecord(course) ? course : {}
    const slug = typeof written.slug === 'string' ? written.slug : ''
    let name = slug
    for (let count = 2; Object.hasOwn(seats, name); count += 1) name = `${slug} (${count})`
    seats[name] = written.seats ?? null
  }
  return seats
}
