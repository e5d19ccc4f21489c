import type { AssetProps } from 'contentful-management'
import { useState } from 'react'
import { useShared } from '../app-context.tsx'
import type { Clients, Scope } from '../contentful/clients.ts'
import { problemOf } from '../contentful/problems.ts'
import { locale } from '../contentful/search.ts'

type Props = { scope: Scope; asset?: AssetProps; label?: string; onUploaded(asset: AssetProps): void }

export function UploadAsset({ scope, asset, label = 'Upload a file', onUploaded }: Props) {
  const { clients, notices } = useShared()
  const [isBusy, setBusy] = useState(false)
  async function upload(file: File) {
    setBusy(true)
    try {
      onUploaded(await uploadAsset(clients, scope, { file, asset }))
    } catch (error) {
      notices.show({ type: 'error', message: problemOf(error).message })
    }
    setBusy(false)
  }
  return (
    <label className="stacked">
      {isBusy ? 'Uploading…' : label}
      <input
        type="file"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
        }}
      />
    </label>
  )
}

async function uploadAsset(
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
