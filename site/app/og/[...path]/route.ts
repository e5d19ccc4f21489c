import { listTag } from '@association/content/lists/pages.ts'
import { config } from '../../../base/config.ts'
import { pathOf } from '../../../base/paths.ts'
import { note } from '../../../base/rendering.ts'
import { loadPlace } from '../../../content/delivery/load-page.ts'
import type { Place } from '../../../content/places/resolve.ts'
import { BusyError } from '../../../features/page-picture/at-most.ts'
import { draw } from '../../../features/page-picture/draw.tsx'
import { pictureOf } from '../../../features/page-picture/picture-of.ts'
import { publicRendering } from '../../../features/widgets/render-options.ts'
import { pageOf } from '../../../page/head/picture-addresses.ts'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: RouteContext<'/og/[...path]'>): Promise<Response> {
  const path = pageOf(pathOf((await params).path))
  const place = path === undefined ? undefined : await loadPlace(path)
  const picture = place && pictureOf(place, config.organisation)
  if (!place || !picture) return new Response('There is no such picture.', { status: 404 })
  note({ tags: tagsOf(place) })
  try {
    const drawn = await draw(picture, {
      organisation: config.organisation.name,
      scheme: publicRendering.scheme,
    })
    return new Response(drawn, { headers: { 'content-type': 'image/png' } })
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    return new Response(error.message, { status: 503, headers: { 'retry-after': '5' } })
  }
}

function tagsOf(place: Place): readonly string[] {
  if (place.kind === 'entry') return place.item.tags
  return place.kind === 'list' ? [listTag(place.part)] : []
}
