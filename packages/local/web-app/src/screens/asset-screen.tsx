import type { AssetProps } from 'contentful-management'
import { type FormEvent, useState } from 'react'
import { useShared } from '../app-context.tsx'
import { problemOf } from '../contentful/problems.ts'
import { describeAsset, locale } from '../contentful/search.ts'
import { statusOf } from '../contentful/status.ts'
import { useLoaded } from '../load.ts'
import { useSpace } from '../space-context.tsx'
import { StatusBadge } from './status-badge.tsx'
import { UploadAsset } from './upload-asset.tsx'

/** One file: its picture, title and description. */
export function AssetScreen({ id }: { id: string }) {
  const { clients } = useShared()
  const { scope } = useSpace()
  const loaded = useLoaded(id, () => clients.cma.asset.get({ ...scope, assetId: id }))
  if (loaded.phase === 'loading') return <p className="quiet">Loading…</p>
  if (loaded.phase === 'failed') return <p role="alert">This file cannot be opened: {loaded.message}</p>
  return <AssetEditor key={loaded.value.sys.version} asset={loaded.value} reload={loaded.reload} />
}

function AssetEditor({ asset, reload }: { asset: AssetProps; reload(): void }) {
  const { clients, notices } = useShared()
  const { scope } = useSpace()
  const target = { ...scope, assetId: asset.sys.id }
  const [title, setTitle] = useState(asset.fields.title?.[locale] ?? '')
  const [description, setDescription] = useState(asset.fields.description?.[locale] ?? '')
  const { file, title: name } = describeAsset(asset)

  async function act(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      notices.show({ type: 'success', message: done })
    } catch (error) {
      notices.show({ type: 'error', message: problemOf(error).message })
    }
    reload()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const fields = { ...asset.fields, title: { [locale]: title }, description: { [locale]: description } }
    void act(() => clients.cma.asset.update(target, { ...asset, fields }), 'Saved.')
  }
  return (
    <section className="page">
      <header className="page-header">
        <h1>{name}</h1>
        <StatusBadge sys={asset.sys} />
        {statusOf(asset.sys) !== 'published' && (
          <button
            type="button"
            className="primary"
            onClick={() => void act(() => clients.cma.asset.publish(target, asset), 'Published.')}
          >
            Publish
          </button>
        )}
        {asset.sys.publishedVersion && (
          <button
            type="button"
            onClick={() => void act(() => clients.cma.asset.unpublish(target), 'Unpublished.')}
          >
            Unpublish
          </button>
        )}
      </header>
      <form className="asset" onSubmit={save}>
        {file?.url && file.contentType?.startsWith('image/') && (
          <img src={`${file.url}?w=960`} alt={description || name} />
        )}
        <label className="stacked">
          Title
          <input value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <label className="stacked">
          Description
          <textarea rows={3} value={description} onChange={(event) => setDescription(event.target.value)} />
        </label>
        <p className="quiet">
          {file?.fileName} · {file?.contentType} {sizeOf(file?.details)}
        </p>
        <button type="submit">Save</button>
        <UploadAsset scope={scope} asset={asset} label="Replace the file" onUploaded={reload} />
      </form>
    </section>
  )
}

function sizeOf(details: unknown): string {
  const { size = 0, image } = (details ?? {}) as { size?: number; image?: { width: number; height: number } }
  return [image && `· ${image.width} × ${image.height}`, size && `· ${Math.ceil(size / 1024)} kB`]
    .filter(Boolean)
    .join(' ')
}
