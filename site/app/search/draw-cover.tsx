import { Cover } from '@association/content/shared/cover/cover.tsx'
import type { DrawCover } from '../../features/search/page/results.tsx'

/** A file of its own: the style sheet of covers must follow that of the search, as on all other pages. */
export const drawCover: DrawCover = (cover, className) => <Cover cover={cover} className={className} />
