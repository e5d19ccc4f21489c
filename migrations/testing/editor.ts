import type { FilledSpace } from './filled-space.ts'

export async function saveValues(
  { client: { entry } }: FilledSpace,
  entryId: string,
  values: Record<string, unknown>,
) {
  const held = await entry.get({ entryId })
  const fields = Object.entries(values).map(([field, value]) => [field, { 'en-US': value }])
  return entry.update({ entryId }, { ...held, fields: { ...held.fields, ...Object.fromEntries(fields) } })
}

/** A person acts once, right before the first matching request. */
export function meanwhile(
  request: RegExp,
  act: () => Promise<unknown>,
  { nth = 1 } = {},
): { fetch: typeof fetch } {
  let matches = 0
  return {
    async fetch(url, init) {
      if (request.test(`${init?.method ?? 'GET'} ${String(url)}`)) {
        matches += 1
        if (matches === nth) await act()
      }
      return fetch(url, init)
    },
  }
}

export const savesOf = (id: string) => new RegExp(`^PUT .*/entries/${id}$`)
