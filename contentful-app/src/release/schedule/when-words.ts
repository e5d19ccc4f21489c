/** Returns the zone of the user, such as “Europe/Berlin”. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns “Dec 1, 2026, 9:00 AM GMT+1”. The zone is included for colleagues elsewhere. */
export const whenWords = (iso: string, zone = timeZone()): string =>
  new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone: zone },
  }).format(new Date(iso))
