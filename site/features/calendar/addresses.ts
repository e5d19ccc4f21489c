export const editionPath = (key: string) => `/api/calendar/edition/${key}.ics`
