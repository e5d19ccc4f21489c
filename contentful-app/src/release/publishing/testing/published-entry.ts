import type { EntryProps } from 'contentful-management'

type TestValues = Readonly<Record<string, unknown>>
type FakeEntry = {
  version: number
  fields: TestValues
  published?: { version: number; fields: TestValues; by: string }
}

const mismatch = () => Object.assign(new Error('VersionMismatch'), { code: 'VersionMismatch', status: 409 })

/** `before` runs before each request. */
export function publishedEntry(id: string, values: TestValues, before: (request: string) => void = () => {}) {
  let stored: FakeEntry = { version: 1, fields: localized(values) }
  const requests: string[] = []
  const entry = () =>
    structuredClone({
      sys: {
        id,
        version: stored.version,
        ...(stored.published && {
          publishedVersion: stored.published.version,
          publishedBy: { sys: { id: stored.published.by } },
        }),
      },
      fields: stored.fields,
    }) as unknown as EntryProps
  async function answer(request: string, task: () => void) {
    before(request)
    requests.push(request)
    task()
    return entry()
  }
  function put(fields: TestValues) {
    stored = { ...stored, version: stored.version + 1, fields: structuredClone(fields) }
  }
  function publish(by: string) {
    const { version, fields } = stored
    stored = { version: version + 1, fields, published: { version, fields, by } }
  }
  const unchanged = (sys: EntryProps['sys']) => {
    if (sys.version !== stored.version) throw mismatch()
  }
  return {
    requests,
    cma: {
      get: () => answer('get', () => {}),
      update: (_: object, { sys, fields }: EntryProps) =>
        answer('update', () => {
          unchanged(sys)
          put(fields)
        }),
      publish: (_: object, { sys }: EntryProps) =>
        answer('publish', () => {
          unchanged(sys)
          publish('me')
        }),
      archive: () => answer('archive', () => {}),
      unarchive: () => answer('unarchive', () => put(stored.fields)),
      getPublished: async () => ({
        items: stored.published ? [{ sys: { id }, fields: stored.published.fields }] : [],
      }),
      unpublish: () =>
        answer('unpublish', () => {
          const { version, fields } = stored
          stored = { version: version + 1, fields }
        }),
    },
    /** Writes or publishes without the app. */
    change: (values: TestValues) => put({ ...stored.fields, ...localized(values) }),
    publish,
    version: () => stored.version,
    draft: () => plain(stored.fields),
    seen: () => stored.published && plain(stored.published.fields),
    seenFields: () => stored.published?.fields ?? {},
  }
}

const localized = (values: TestValues) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))
const plain = (fields: TestValues) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, Object(value)['en-US']]))
