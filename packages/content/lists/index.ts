import * as definitions from '../generated/lists.ts'
import type { List } from './list.ts'

/** The cast: each list is a definition of one content type; this list joins them. */
export const lists = Object.values(definitions) as readonly unknown[] as readonly List[]
