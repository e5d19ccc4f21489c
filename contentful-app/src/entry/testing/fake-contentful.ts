import type { EntryProps } from 'contentful-management'

type FakeEntry = { version: number; fields: Record<string, Record<string, unknown>>; by?: string }

const mismatch = () => Object.assign(new Error('VersionMismatch'), { code: 'VersionMismatch', status: 409 })

export function fakeEntry(values: Record<string, unknown>, { id = 'q1', type = 'quoteBlock' } = {}) {
  let stored: FakeEntry = { version: 1, fields: localized(values) }
  const failures: Error[] = []
  let isLosing = false
  const requests: string[] = []
  const entry = (): EntryProps =>
    structuredClone({
      sys: {
        id,
        version: stored.version,
        contentType: { sys: { id: type } },
        updatedBy: { sys: { id: stored.by } },
      },
      fields: stored.fields,
    }) as unknown as EntryProps
  const answer = <T>(request: string, task: () => T) => {
    requests.push(request)
    const failure = failures.shift()
    if (failure) throw failure
    return task()
  }
  const gateway = {
    load: async () => answer('get', entry),
    update: async (next: EntryProps) =>
      answer('update', () => {
        if (next.sys.version !== stored.version) throw mismatch()
        stored = { version: stored.version + 1, fields: structuredClone(next.fields), by: 'me' }
        if (!isLosing) return entry()
        isLosing = false
        throw new TypeError('Failed to fetch')
      }),
  }
  return {
    gateway,
    requests,
    entry,
    value: (field: string) => stored.fields[field]?.['en-US'],
    fail: (...errors: Error[]) => failures.push(...errors),
    /** Stores the next update but loses the response. */
    lose() {
      isLosing = true
    },
    byLocale(field: string, locale: string, value: unknown) {
      const { fields, version } = stored
      const others = Object.fromEntries(
        Object.entries({ ...fields[field], [locale]: value }).filter(([, each]) => each !== undefined),
      )
      stored = { ...stored, version: version + 1, fields: { ...fields, [field]: others } }
    },
    byColleague(changes: Record<string, unknown>) {
      stored = {
        version: stored.version + 1,
        fields: { ...stored.fields, ...localized(changes) },
        by: 'maren',
      }
    },
  }
}

const localized = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))
