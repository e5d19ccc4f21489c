import { createClient } from 'contentful'
import type { WebAppConfig } from '../config/web-app-config.ts'
import type { SysLink } from '../contentful/links.ts'
import type { WireNode } from './merge-tree.ts'

export function previewContent({ spaces, hosts, insecure }: WebAppConfig, environment: string) {
  return async (space: string, { sys }: SysLink): Promise<WireNode | undefined> => {
    const accessToken = spaces.find(({ id }) => id === space)?.previewToken
    if (!accessToken) return undefined
    const client = createClient({
      space,
      accessToken,
      environment,
      host: hosts.preview,
      insecure,
      retryLimit: 1,
    })
    const query = { 'sys.id': sys.id, limit: 1 } as const
    const { items } =
      sys.linkType === 'Asset'
        ? await client.getAssets(query)
        : await client.getEntries({ ...query, include: 10 })
    return items[0] as WireNode | undefined // as delivered, with resolved links
  }
}
