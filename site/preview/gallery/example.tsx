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

type GalleryPlace = { look: Look; above: number; isEager?: boolean }
type ExampleSurroundings = GalleryPlace & { asset: (id: string) => WireAsset }

export function exampleMarkup(example: Described, { asset, ...place }: ExampleSurroundings): ReactNode {
  const entry = reader({ spaceOf: () => 'association' })(wireExample(example, asset))
  return entry ? renderExample(entry, place, publicRendering) : null
}
