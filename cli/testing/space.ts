import { type ContentType, spaces as spaceNames } from '@association/content'
import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { statusOf } from '@association/content/rules'
import { recordingIo } from '@association/local/testing/recording-io.ts'
import { type SpacesOptions, startSpaces as startEmptySpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import {
  managementClients,
  type SpaceClient,
  type SpaceClients,
} from '@association/services/management/index.ts'
import type { Io } from '../shared/io.ts'

/** The two spaces have the model and no content. */
export async function startSpaces(options?: SpacesOptions) {
  const { environment, ...running } = await startEmptySpaces(options)
  const config = managementConfig(environment)
  const clients = managementClients(config, { access: 'write' })
  await createModel(clients)
  return { environment, config, clients, ...running }
}

export async function createModel(clients: SpaceClients) {
  for (const space of spaceNames) {
    const here = contentTypes.filter((type) => type.spaces.includes(space))
    await Promise.all(here.map((type) => createType(clients[space], type)))
  }
}

export type Spaces = Awaited<ReturnType<typeof startSpaces>>

async function createType(client: SpaceClient, type: ContentType) {
  const params = { contentTypeId: type.id }
  const saved = await client.contentType.createWithId(params, toContentType(type, contentTypes))
  await client.contentType.publish(params, saved)
}

export function recorder(change: Partial<Io> = {}) {
  const { io, ...heard } = recordingIo()
  return { io: { ...io, ...change } satisfies Io, ...heard }
}

/** Two runs of the seed must agree on content and states, not on times and versions. */
export async function contentOf({ clients }: Spaces) {
  const read = async (client: SpaceClient) => {
    const [entries, published, assets] = await Promise.all([
      client.entry.getMany({ query: { limit: 1000 } }),
      client.entry.getPublished({ query: { limit: 1000 } }),
      client.asset.getMany({ query: { limit: 1000 } }),
    ])
    return {
      entries: sorted(entries.items, ({ sys, fields }) => ({ state: statusOf(sys), fields })),
      published: sorted(published.items, ({ fields }) => fields),
      assets: sorted(assets.items, ({ sys, fields }) => ({
        state: statusOf(sys),
        title: fields.title,
        size: fields.file['en-US']?.details?.size,
      })),
    }
  }
  return { association: await read(clients.association), events: await read(clients.events) }
}

type Sys = { id: string; version: number; publishedVersion?: number }

const sorted = <Item extends { sys: Sys }>(items: readonly Item[], show: (item: Item) => unknown) =>
  Object.fromEntries(
    items.toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1)).map((item) => [item.sys.id, show(item)]),
  )
