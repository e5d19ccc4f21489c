import { createClient as createReader } from 'contentful'
import {
  type ContentFields,
  createClient,
  type KeyValueMap,
  type PlainClientAPI,
} from 'contentful-management'
import { bootstrapFrom, type Options, startContentful } from '../index.ts'

const { spaces, managementToken } = bootstrapFrom()
const [association] = spaces

export async function startForTest(options: Partial<Options> = {}) {
  const running = await startContentful({ data: ':memory:', ...options })
  const { hosts } = running
  const base = { insecure: true, retryLimit: 0 } as const
  const space = association?.id ?? ''
  const tokens = {
    delivery: association?.deliveryToken ?? '',
    preview: association?.previewToken ?? '',
    management: managementToken,
  }
  const reader = (
    audience: 'delivery' | 'preview',
    more: { environment?: string; retryLimit?: number } = {},
  ) => createReader({ ...base, space, accessToken: tokens[audience], host: hosts[audience], ...more })
  const manager = (environmentId = 'master'): PlainClientAPI =>
    createClient(
      { ...base, accessToken: managementToken, host: hosts.management, hostUpload: hosts.management },
      { type: 'plain', defaults: { spaceId: space, environmentId } },
    )
  return {
    ...running,
    space,
    cma: manager(),
    cda: reader('delivery'),
    cpa: reader('preview'),
    manager,
    reader,
    /** `path` begins after the environment. */
    ask: (host: keyof typeof tokens, path: string, init: RequestInit = {}) =>
      fetch(`http://${hosts[host]}/spaces/${space}/environments/master${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${tokens[host]}`, ...init.headers },
      }),
  }
}

export type TestTwin = Awaited<ReturnType<typeof startForTest>>

type FieldSketch = Partial<ContentFields> & Pick<ContentFields, 'id' | 'type'>

export const field = (sketch: FieldSketch): ContentFields => ({
  name: sketch.id,
  required: false,
  localized: false,
  ...sketch,
})

export async function publishType(cma: PlainClientAPI, contentTypeId: string, fields: FieldSketch[]) {
  const draft = await cma.contentType.createWithId(
    { contentTypeId },
    { name: contentTypeId, fields: fields.map(field) },
  )
  return cma.contentType.publish({ contentTypeId }, draft)
}

/** Values of the default locale. */
export const english = (values: Record<string, unknown>): KeyValueMap =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))

type Sketch = { type: string; id: string; fields?: Record<string, unknown> }

export const createEntry = (cma: PlainClientAPI, { type, id, fields = {} }: Sketch) =>
  cma.entry.createWithId({ contentTypeId: type, entryId: id }, { fields: english(fields) })

export async function publishEntry(cma: PlainClientAPI, sketch: Sketch) {
  return cma.entry.publish({ entryId: sketch.id }, await createEntry(cma, sketch))
}

export const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Parses the JSON message of the SDK's errors. */
export async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => {
      throw new Error('The request was expected to be refused')
    },
    (reason: Error) => reason,
  )
  const said = JSON.parse(error.message) as {
    status: number
    message: string
    details?: { errors?: unknown[] }
  }
  return { name: error.name, ...said }
}
