import type { View } from '../../define/view.ts'
import { MediaBlock } from '../../shared/media/media-block.tsx'

export const MediaCard: View<'media'> = (props) => <MediaBlock {...props} isCard />
