/** The calendar of all schedules of an edition. */
export const editionPath = (key: string) => `/api/calendar/edition/${key}.ics`
