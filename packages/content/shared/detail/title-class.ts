import { classNames } from '../../safe/class-names.ts'
import detail from './detail.module.css'

/** Characters. */
const longTitle = 90

export const titleClass = (title: string | undefined, own?: string): string | undefined =>
  classNames(detail.title, (title ?? '').length > longTitle && detail.long, own)
