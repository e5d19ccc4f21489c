import type {
  ExportedRegistration,
  ExportedRegistrations,
} from '@association/services/registrations/exported.ts'
import type { Cell } from '../output/csv.ts'

type Column = readonly [heading: string, cell: (registration: ExportedRegistration) => Cell]

export function tableOf({ registrations }: Pick<ExportedRegistrations, 'registrations'>): Cell[][] {
  const columns = columnsOf(registrations)
  return [
    columns.map(([heading]) => heading),
    ...registrations.map((each) => columns.map(([, cell]) => cell(each))),
  ]
}

const columnsOf = (registrations: readonly ExportedRegistration[]): readonly Column[] => [
  ['State', ({ state }) => state],
  ['Registered at (UTC)', ({ registeredAt }) => registeredAt],
  ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`.trim()],
  ['Badge name', ({ badgeName }) => badgeName],
  ['Credentials', ({ credentials }) => credentials],
  ['Organization', ({ organization }) => organization],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Emergency contact', ({ emergencyName }) => emergencyName],
  ['Emergency phone', ({ emergencyPhone }) => emergencyPhone],
  ...daysOf(registrations).map(
    (day): Column => [
      `Day ${day}`,
      ({ courses }) => titlesOf(courses.filter((course) => course.day === day)),
    ],
  ),
  [
    'Waiting for',
    ({ waitingFor }) => listed(waitingFor.map(({ title, since }) => `${title} (since ${since})`)),
  ],
  ['Vanguard', ({ isVanguard }) => yesOrNo(isVanguard)],
  ['Joins now', ({ joinsNow }) => yesOrNo(joinsNow)],
  ['Activity', ({ activity }) => activityNames[activity]],
  ['Activity details', ({ activityDetails }) => detailsOf(activityDetails)],
  ['Guests', ({ guests }) => guests.length],
  ['Names of guests', ({ guests }) => listed(guests)],
  ['Dietary restrictions', ({ diet, dietOther }) => listed([...diet, dietOther])],
  ['Visa letter', ({ wantsVisaLetter }) => yesOrNo(wantsVisaLetter)],
  ['Sponsor opt-out', ({ hasOptedOutOfSponsors }) => yesOrNo(hasOptedOutOfSponsors)],
  ['Price tier', ({ tier }) => tier ?? ''],
  ['Total (USD)', ({ totalCents }) => dollars(totalCents)],
  ['Overbooked', ({ isOverbooked }) => yesOrNo(isOverbooked)],
  ['Payment unclear', ({ isUnclear }) => yesOrNo(isUnclear)],
  ['Orders', ({ orders }) => listed(orders)],
  ['Registration', ({ id }) => id],
]

/** Later days only appear with a registration. */
const fewestDays = 3

function daysOf(registrations: readonly ExportedRegistration[]): number[] {
  const last = Math.max(fewestDays, ...registrations.flatMap(({ courses }) => courses.map(({ day }) => day)))
  return Array.from({ length: last }, (_, index) => index + 1)
}

const activityNames = {
  golf: 'Golf',
  soundBath: 'Sound bath',
  pickleball: 'Pickleball',
  none: '',
} as const satisfies Record<ExportedRegistration['activity'], string>

const detailsOf = (details: ExportedRegistration['activityDetails']) =>
  listed(Object.entries(details).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])))

const titlesOf = (courses: readonly { title: string }[]) => listed(courses.map(({ title }) => title))
const listed = (words: readonly string[]) => words.filter((word) => word !== '').join('; ')
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')
const dollars = (cents: number) => (cents / 100).toFixed(2)
