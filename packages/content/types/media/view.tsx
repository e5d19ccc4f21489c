import type { View } from '../../define/view.ts'
import { MediaBlock } from '../../shared/media/media-block.tsx'

export const Media: View<'media'> = (props) => <MediaBlock {...props} />
