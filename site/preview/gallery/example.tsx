import {
  type Example as Described,
  type Look,
  renderExample,
  wireExample,
} from '@association/content/gallery'
import { reader } from '@association/content/read'
import type { WireAsset } from '@association/content/wire'
import type { ReactNode } from 'react'
import { publicRendering } from '../../features/widgets/render-options.ts'

type Place = { look: Look; above: number; isEager?: boolean }
type Asked = Place & { asset: (id: string) => WireAsset }

export function exampleMarkup(example: Described, { asset, ...place }: Asked): ReactNode {
  const entry = reader({ spaceOf: () => 'association' })(wireExample(example, asset))
  return entry ? renderExample(entry, place, publicRendering) : null
}
