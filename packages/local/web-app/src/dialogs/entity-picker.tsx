import type { AssetProps, EntryProps } from 'contentful-management'
import { useState } from 'react'
import { useShared } from '../app-context.tsx'
import type { Scope } from '../contentful/clients.ts'
import { describeAsset, describeEntry, searchAssets, searchEntries } from '../contentful/search.ts'
import { loadSpaceModel, type SpaceModel } from '../contentful/space-model.ts'
import { thumbnail } from '../fields/linked-entity.tsx'
import { StatusBadge } from '../fields/status-badge.tsx'
import type { DialogRequest } from '../host/dialogs.ts'
import { useLoaded } from '../load.ts'
import { UploadAsset } from '../screens/upload-asset.tsx'
import { Modal } from './modal.tsx'

type Props = { request: Extract<DialogRequest, { kind: 'select' }>; close(answer: unknown): void }
type Entity = EntryProps | AssetProps

/** Closes with null when canceled. */
export function EntityPicker({ request, close }: Props) {
  const { entityType, isMany, min = 1, max = Number.POSITIVE_INFINITY } = request
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly Entity[]>([])
  const found = useFound(request, text)
  const toggle = (entity: Entity, isChosen: boolean) => {
    const others = isMany ? chosen.filter(({ sys }) => sys.id !== entity.sys.id) : []
    setChosen(isChosen ? [...others, entity] : others)
  }
  const noun = entityType === 'Entry' ? (isMany ? 'entries' : 'an entry') : isMany ? 'files' : 'a file'
  return (
    <Modal title={`Choose ${noun}`} onClose={() => close(null)} className="picker">
      <label className="stacked">
        Search
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {entityType === 'Asset' && (
        <UploadAsset scope={request.scope} onUploaded={(asset) => close(isMany ? [asset] : asset)} />
      )}
      {found.phase === 'failed' && <p role="alert">{found.message}</p>}
      <ul className="rows choose">
        {found.phase === 'ready' &&
          found.value.map(({ entity, title, detail, url }) => (
            <li key={entity.sys.id}>
              <label>
                <input
                  type={isMany ? 'checkbox' : 'radio'}
                  name="entity"
                  checked={chosen.some(({ sys }) => sys.id === entity.sys.id)}
                  onChange={(event) => toggle(entity, event.target.checked)}
                />
                {url && <img src={thumbnail(url)} alt="" />}
                {title}
              </label>
              <span className="quiet">{detail}</span>
              <StatusBadge sys={entity.sys} />
            </li>
          ))}
      </ul>
      {found.phase === 'ready' && found.value.length === 0 && <p className="quiet">Nothing found.</p>}
      <footer>
        <button type="button" onClick={() => close(null)}>
          Cancel
        </button>
        <button
          type="button"
          className="primary"
          disabled={chosen.length < min || chosen.length > max}
          onClick={() => close(isMany ? chosen : chosen[0])}
        >
          {isMany && chosen.length > 0 ? `Choose ${chosen.length}` : 'Choose'}
        </button>
      </footer>
    </Modal>
  )
}

type FoundEntity = { entity: Entity; title: string; detail: string; url?: string }

function useFound({ entityType, scope, contentTypes, mimetypeGroups }: Props['request'], text: string) {
  const { clients } = useShared()
  const model = useModel(scope)
  const key = JSON.stringify([entityType, scope, contentTypes, mimetypeGroups, text, model !== undefined])
  return useLoaded(key, async (): Promise<FoundEntity[]> => {
    if (!model) return []
    if (entityType === 'Entry') {
      const { items } = await searchEntries(clients, model, { text, contentTypes })
      return items.map((entity) => {
        const { title, type } = describeEntry(model, entity)
        return { entity, title, detail: type }
      })
    }
    const { items } = await searchAssets(clients, scope, { text, groups: mimetypeGroups })
    return items.map((entity) => {
      const { title, file } = describeAsset(entity)
      const isPicture = file?.contentType?.startsWith('image/')
      return { entity, title, detail: file?.contentType ?? '', url: isPicture ? file?.url : undefined }
    })
  })
}

/** The picker can show another space than the page. */
function useModel(scope: Scope): SpaceModel | undefined {
  const { clients } = useShared()
  const loaded = useLoaded(JSON.stringify(scope), () => loadSpaceModel(clients, scope))
  return loaded.phase === 'ready' ? loaded.value : undefined
}
