import * as v from 'valibot'
import { exportedStates } from './states.ts'

/** `day` counts from 1. */
const course = v.object({ day: v.number(), slug: v.string(), title: v.string() })

/** `since`: ISO 8601 in UTC. Who waits longest is first on the list. */
const waitingFor = v.object({ ...course.entries, since: v.string() })

/** One registration as `GET /api/registrations/export` answers it: personal data in full. */
const registration = v.object({
  /** Each line of the order carries it as the attribute `_registration`. */
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
  /** Names of dietary restrictions, as the form shows them. */
  diet: v.array(v.string()),
  dietOther: v.string(),
  wantsVisaLetter: v.boolean(),
  hasOptedOutOfSponsors: v.boolean(),
  courses: v.array(course),
  waitingFor: v.array(waitingFor),
  activity: v.picklist(['golf', 'soundBath', 'pickleball', 'none']),
  /** Answers about the activity, such as `{ Handicap: '12.4', Clubs: 'Own clubs' }`: the attributes of its cart line. */
  activityDetails: v.record(v.string(), v.string()),
  guests: v.array(v.string()),
  isVanguard: v.boolean(),
  joinsNow: v.boolean(),
  /** The price tier at the registration. */
  tier: v.nullable(v.string()),
  totalCents: v.number(),
  /** It was paid after its seats were given to somebody else. */
  isOverbooked: v.boolean(),
  /** A payment arrived, and no order came for it in time. */
  isUnclear: v.boolean(),
  /** What was registered. */
  lines: v.array(v.object({ variantId: v.string(), quantity: v.number(), name: v.string() })),
  /** The names of its orders, such as `#1001`, where the shop told them. */
  orders: v.array(v.string()),
})

const exported = v.object({ edition: v.string(), name: v.string(), registrations: v.array(registration) })

export type ExportedRegistration = v.InferOutput<typeof registration>
export type ExportedRegistrations = v.InferOutput<typeof exported>

/** Undefined if an answer does not have this form. */
export function readExported(wire: unknown): ExportedRegistrations | undefined {
  const read = v.safeParse(exported, wire)
  return read.success ? read.output : undefined
}
