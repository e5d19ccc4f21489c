export const zoneNames = {
  'America/New_York': 'ET',
  'America/Chicago': 'CT',
  'America/Denver': 'MT',
  'America/Phoenix': 'MST',
  'America/Los_Angeles': 'PT',
} as const

export type EventZone = keyof typeof zoneNames
export const eventZones = Object.keys(zoneNames) as [EventZone, ...EventZone[]]

/** Returns `CT` for `America/Chicago`, or the city of other zones. */
export const zoneName = (zone: string) =>
  zoneNames[zone as EventZone] ?? `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`
