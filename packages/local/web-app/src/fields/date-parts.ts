/** Without a time, a Contentful date has no zone. */
export type DateParts = { day: string; time: string; zone: string }

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

export function partsOfDate(value: string | undefined): DateParts {
  const [, day = '', time = '', zone = ''] = form.exec(value ?? '') ?? []
  return { day, time, zone: zone === '' ? 'Z' : zone }
}

export function composeDate({ day, time, zone }: DateParts): string | undefined {
  if (day === '') return undefined
  return time === '' ? day : `${day}T${time}${/^[+-]\d\d:\d\d$/.test(zone) ? zone : 'Z'}`
}
