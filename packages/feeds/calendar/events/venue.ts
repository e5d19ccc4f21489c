type Venue = { venueName?: string | undefined; venueAddress?: string | undefined }

/** Returns “Hyatt Regency, 151 East Wacker Drive, Chicago”. */
export function venueOf({ venueName, venueAddress }: Venue): string | undefined {
  const lines = [venueName, ...(venueAddress ?? '').split('\n')].map((line) => line?.trim())
  return lines.filter(Boolean).join(', ') || undefined
}
