import type { AssetProps } from 'contentful-management'
import type { SysLink } from '../contentful/links.ts'
import { describeAsset, describeEntry } from '../contentful/search.ts'
import { Anchor } from '../navigation/anchor.tsx'
import { slideTo } from '../navigation/slides.ts'
import { useSpace } from '../space-context.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { Entity } from './use-linked.ts'

type Props = { link: SysLink; entity: Entity | null | undefined }

export function LinkedEntity({ link, entity }: Props) {
  const space = useSpace()
  const { id, linkType } = link.sys
  if (entity === null)
    return (
      <span className="linked problem">
        {id}: this {linkType.toLowerCase()} does not exist.
      </span>
    )
  if (!entity) return <span className="linked quiet">{id}</span>
  if (linkType === 'Asset') return <LinkedAsset asset={entity as AssetProps} />
  const { title, type } = describeEntry(space, entity as Parameters<typeof describeEntry>[1])
  return (
    <span className="linked">
      <Anchor to={() => ({ screen: 'entry', scope: space.scope, id, ...slideTo(id) })}>{title}</Anchor>
      <span className="quiet">{type}</span>
      <StatusBadge sys={entity.sys} />
    </span>
  )
}

function LinkedAsset({ asset }: { asset: AssetProps }) {
  const { scope } = useSpace()
  const { title, file } = describeAsset(asset)
  return (
    <span className="linked">
      {file?.contentType?.startsWith('image/') && file.url && <img src={thumbnail(file.url)} alt="" />}
      <Anchor to={{ screen: 'asset', scope, id: asset.sys.id }}>{title}</Anchor>
      <span className="quiet">{file?.contentType ?? 'no file yet'}</span>
      <StatusBadge sys={asset.sys} />
    </span>
  )
}

export const thumbnail = (url: string, size = 96) => `${url}?w=${size}&h=${size}&fit=fill`
