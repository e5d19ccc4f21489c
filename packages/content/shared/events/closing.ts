type Closing = { closesAt: number | undefined; startDate: string }

/**
 * Returns milliseconds. By default, registration closes when the first day begins in UTC: on the day before in the event
 * zones.
 */
export const closingTime = ({ closesAt, startDate }: Closing): number => closesAt ?? Date.parse(startDate)
