import type { AssetProps } from 'contentful-management'
import { useShared } from '../app-context.tsx'
import { describeAsset } from '../contentful/search.ts'
import { statusOf } from '../contentful/status.ts'
import { StatusBadge } from '../fields/status-badge.tsx'
import { useLoaded } from '../load.ts'
import { useSpace } from '../space-context.tsx'
import { UploadAsset } from './upload-asset.tsx'
import { useAsset } from './use-asset.ts'

export function AssetScreen({ id }: { id: string }) {
  const { clients } = useShared()
  const { scope } = useSpace()
  const loaded = useLoaded(id, () => clients.cma.asset.get({ ...scope, assetId: id }))
  if (loaded.phase === 'loading') return <p className="quiet">Loading…</p>
  if (loaded.phase === 'failed')
    return (
      <section className="page" role="alert">
        <h1>This file cannot be opened</h1>
        <p>{loaded.message}</p>
      </section>
    )
  return <AssetEditor asset={loaded.value} reload={loaded.reload} />
}

type Props = { asset: AssetProps; reload(): void }

function AssetEditor({ asset, reload }: Props) {
  const editing = useAsset(asset, reload)
  const status = statusOf(asset.sys)
  return (
    <section className="page">
      <header className="page-header">
        <h1>{describeAsset(asset).title}</h1>
        <StatusBadge sys={asset.sys} />
        <span className="quiet" role="status">
          {editing.isTyped ? 'Unsaved changes' : ''}
        </span>
        {(status !== 'published' || editing.isTyped) && (
          <button type="button" className="primary" disabled={editing.isBusy} onClick={editing.publish}>
            Publish
          </button>
        )}
        {asset.sys.publishedVersion && (
          <button type="button" disabled={editing.isBusy} onClick={editing.unpublish}>
            Unpublish
          </button>
        )}
      </header>
      <AssetForm {...{ asset, reload, editing }} />
    </section>
  )
}

function AssetForm({ asset, reload, editing }: Props & { editing: ReturnType<typeof useAsset> }) {
  const { scope } = useSpace()
  const { texts, type, save, isBusy } = editing
  const { file, title: name } = describeAsset(asset)
  return (
    <form
      className="asset"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {file?.url && file.contentType?.startsWith('image/') && (
        <img src={`${file.url}?w=960`} alt={texts.description || name} />
      )}
      <label className="stacked">
        Title
        <input value={texts.title} onChange={({ target }) => type({ title: target.value })} />
      </label>
      <label className="stacked">
        Description
        <textarea
          rows={3}
          value={texts.description}
          onChange={({ target }) => type({ description: target.value })}
        />
      </label>
      <p className="quiet">
        {file?.fileName} · {file?.contentType} {sizeOf(file?.details)}
      </p>
      <button type="submit" disabled={isBusy}>
        Save
      </button>
      <UploadAsset scope={scope} asset={asset} label="Replace the file" onUploaded={reload} />
    </form>
  )
}

function sizeOf(details: unknown): string {
  const { size = 0, image } = (details ?? {}) as { size?: number; image?: { width: number; height: number } }
  return [image && `· ${image.width} × ${image.height}`, size && `· ${Math.ceil(size / 1024)} kB`]
    .filter(Boolean)
    .join(' ')
}
