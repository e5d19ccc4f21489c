import type { DetailId } from '../define/view.ts'
import { paths } from '../generated/paths.ts'

/** The path of a variant is the page of its product. */
const withoutPage = 'variant'

/** Whether an entry of this type has its own page, such as an article. */
export const hasOwnPage = (type: string): type is DetailId => type in paths && type !== withoutPage
