import * as v from 'valibot'
import { exportedStates } from './states.ts'

/** `day` counts from 1. */
const course = v.object({ day: v.number(), slug: v.string(), title: v.string() })

/** `since` is ISO 8601 in UTC. The longest wait comes first. */
const waitingFor = v.object({ ...course.entries, since: v.string() })

/** `GET /api/registrations/export` returns these, with all personal data. */
const registration = v.object({
  /** The attribute `_registration` of each order line. */
  id: v.string(),
  state: v.picklist(exportedStates),
  /** ISO 8601 in UTC. */
  registeredAt: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  credentials: v.string(),
  badgeName: v.string(),
  email: v.string(),
  phone: v.string(),
  organization: v.string(),
  emergencyName: v.string(),
  emergencyPhone: v.string(),
  /** As the form shows them. */
  diet: v.array(v.string()),
  dietOther: v.string(),
  wantsVisaLetter: v.boolean(),
  hasOptedOutOfSponsors: v.boolean(),
  courses: v.array(course),
  waitingFor: v.array(waitingFor),
  activity: v.picklist(['golf', 'soundBath', 'pickleball', 'none']),
  /** Attributes of the activity's cart line, such as `{ Handicap: '12.4', Clubs: 'Own clubs' }`. */
  activityDetails: v.record(v.string(), v.string()),
  guests: v.array(v.string()),
  isVanguard: v.boolean(),
  joinsNow: v.boolean(),
  /** Price tier at registration. */
  tier: v.nullable(v.string()),
  totalCents: v.number(),
  /** True if paid after its seats went to another person. */
  isOverbooked: v.boolean(),
  /** True if a payment arrived, but no order in time. */
  isUnclear: v.boolean(),
  lines: v.array(v.object({ variantId: v.string(), quantity: v.number(), name: v.string() })),
  /** Such as `#1001`, if the shop sent them. */
  orders: v.array(v.string()),
})

const exported = v.object({ edition: v.string(), name: v.string(), registrations: v.array(registration) })

export type ExportedRegistration = v.InferOutput<typeof registration>
export type ExportedRegistrations = v.InferOutput<typeof exported>

export function readExported(wire: unknown): ExportedRegistrations | undefined {
  const read = v.safeParse(exported, wire)
  return read.success ? read.output : undefined
}
