/** Returns a zone such as “Europe/Berlin”. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns “Dec 1, 2026, 9:00 AM GMT+1”. Colleagues elsewhere need the zone. */
export const whenWords = (iso: string, zone = timeZone()): string =>
  new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone: zone },
  }).format(new Date(iso))
