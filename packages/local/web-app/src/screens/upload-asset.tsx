import type { AssetProps } from 'contentful-management'
import { useState } from 'react'
import { useShared } from '../app-context.tsx'
import type { Scope } from '../contentful/clients.ts'
import { problemOf } from '../contentful/problems.ts'
import { uploadAsset } from '../contentful/upload-asset.ts'

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
