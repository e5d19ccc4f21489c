import { readPage } from '../measuring/raw-get.ts'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

export type Resource = {
  path: string
  contentType: string
  /** Without headers that each server sets itself. */
  headers: [name: string, value: string][]
  bodies: Record<'identity' | Encoding, Buffer | undefined>
}

/** Set by each server for each response or connection. */
const ofTheServer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])

/** A body is undefined if the site does not use its encoding. */
export async function readResource(origin: string, path: string): Promise<Resource> {
  const read = (encoding: string) => readPage(new URL(path, origin), { 'accept-encoding': encoding })
  const identity = await read('identity')
  const [br, gzip] = await Promise.all(encodings.map(read))
  return {
    path,
    contentType: headerOf(identity, 'content-type') ?? 'application/octet-stream',
    headers: (br ?? identity).headers.filter(([name]) => !ofTheServer.has(name.toLowerCase())),
    bodies: {
      identity: identity.body,
      br: bodyIn(br, 'br'),
      gzip: bodyIn(gzip, 'gzip'),
    },
  }
}

type Response = Awaited<ReturnType<typeof readPage>>

const bodyIn = (response: Response | undefined, encoding: Encoding) =>
  response && headerOf(response, 'content-encoding') === encoding ? response.body : undefined

const headerOf = ({ headers }: Response, wanted: string) =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
