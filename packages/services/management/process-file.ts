import type { AssetProps } from 'contentful-management'
import type { SpaceClient } from './client.ts'
import { ManagementError } from './errors.ts'
import { waitAfter } from './waits.ts'

const giveUpMs = 60_000

/**
 * Resolves to the asset with the URL of its processed file. The SDK's method waits forever if one poll fails. Throws
 * ManagementError.
 */
export async function processFile(
  client: SpaceClient,
  asset: AssetProps,
  locale: string,
): Promise<AssetProps> {
  const { id, version, space, environment } = asset.sys
  const place = `/spaces/${space.sys.id}/environments/${environment.sys.id}`
  const headers = { 'X-Contentful-Version': version }
  await client.raw.put(`${place}/assets/${id}/files/${locale}/process`, null, { headers })
  const startedAt = performance.now()
  for (let took = 0; took < giveUpMs; took = performance.now() - startedAt) {
    const current = await client.asset.get({ assetId: id })
    if (current.fields.file?.[locale]?.url) return current
    await waitAfter(took)
  }
  throw new ManagementError(
    'FAILED',
    `Contentful has not fetched the file of the asset ${id} in ${giveUpMs / 1000} s: check that its address can be reached, and run the command again.`,
  )
}
