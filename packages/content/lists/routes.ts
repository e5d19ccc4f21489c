import { lists } from './index.ts'
import { basePath, partsOf } from './pages.ts'

export const topicsPath = '/articles/topics'

/** Returns true for `/articles`, `/education/courses/cpe-core`, `/webinars/page/2`. */
export const isListRoute = (path: string) => paths.has(path.replace(furtherPage, ''))

const furtherPage = /\/page\/(?:[2-9]|[1-9]\d+)$/
const paths: ReadonlySet<string> = new Set([topicsPath, ...lists.flatMap(partsOf).map(basePath)])
