import type { AssetProps } from 'contentful-management'
import { useState } from 'react'
import { useShared } from '../app-context.tsx'
import { describeAsset, pageSize, searchAssets } from '../contentful/search.ts'
import { thumbnail } from '../fields/linked-entity.tsx'
import { StatusBadge } from '../fields/status-badge.tsx'
import { useLoaded } from '../load.ts'
import { Anchor } from '../navigation/anchor.tsx'
import { navigate } from '../navigation/history.ts'
import { useSpace } from '../space-context.tsx'
import { Pages } from './pages.tsx'
import { UploadAsset } from './upload-asset.tsx'

export function AssetsScreen() {
  const { clients } = useShared()
  const { scope } = useSpace()
  const [search, setSearch] = useState({ text: '', skip: 0 })
  const loaded = useLoaded(JSON.stringify(search), () => searchAssets(clients, scope, search))
  return (
    <section className="page">
      <header className="page-header">
        <h1>Media</h1>
        <UploadAsset
          scope={scope}
          onUploaded={({ sys }) => navigate({ screen: 'asset', scope, id: sys.id })}
        />
      </header>
      <search className="filters">
        <label>
          Search
          <input
            type="search"
            value={search.text}
            onChange={(event) => setSearch({ text: event.target.value, skip: 0 })}
          />
        </label>
      </search>
      {loaded.phase === 'failed' && <p role="alert">{loaded.message}</p>}
      {loaded.phase === 'ready' && (
        <>
          <p className="quiet" role="status">
            {loaded.value.total} {loaded.value.total === 1 ? 'file' : 'files'}
          </p>
          <ul className="pictures">
            {loaded.value.items.map((asset) => (
              <AssetCard key={asset.sys.id} asset={asset} />
            ))}
          </ul>
          <Pages
            total={loaded.value.total}
            skip={search.skip}
            size={pageSize}
            onChange={(skip) => setSearch({ ...search, skip })}
          />
        </>
      )}
    </section>
  )
}

function AssetCard({ asset }: { asset: AssetProps }) {
  const { scope } = useSpace()
  const { title, file } = describeAsset(asset)
  return (
    <li>
      <Anchor to={{ screen: 'asset', scope, id: asset.sys.id }}>
        {file?.url && file.contentType?.startsWith('image/') ? (
          <img src={thumbnail(file.url, 320)} alt="" loading="lazy" />
        ) : (
          <span className="no-picture">{file?.contentType ?? 'no file yet'}</span>
        )}
        {title}
      </Anchor>
      <StatusBadge sys={asset.sys} />
    </li>
  )
}
