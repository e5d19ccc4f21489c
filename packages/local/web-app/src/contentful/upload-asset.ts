import type { AssetProps } from 'contentful-management'
import type { Clients, Scope } from './clients.ts'
import { locale } from './search.ts'

/** Creates an asset, or replaces its file, and waits for the processing. */
export async function uploadAsset(
  { cma }: Clients,
  scope: Scope,
  { file, asset }: { file: File; asset?: AssetProps },
) {
  const upload = await cma.upload.create(scope, { file: await file.arrayBuffer() })
  const uploaded = {
    contentType: file.type || 'application/octet-stream',
    fileName: file.name,
    uploadFrom: { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: upload.sys.id } },
  }
  const title = { [locale]: file.name.replace(/\.[^.]+$/, '') }
  const stored = asset
    ? await cma.asset.update(
        { ...scope, assetId: asset.sys.id },
        { ...asset, fields: { ...asset.fields, file: { [locale]: uploaded } } },
      )
    : await cma.asset.create(scope, { fields: { title, description: {}, file: { [locale]: uploaded } } })
  return cma.asset.processForAllLocales(scope, stored, {
    processingCheckWait: 200,
    processingCheckRetries: 50,
  })
}
