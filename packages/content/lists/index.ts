import * as definitions from '../generated/lists.ts'
import type { List } from './list.ts'

/** All lists of the site. Each is a definition of one content type; here they are taken together. */
export const lists = Object.values(definitions) as readonly unknown[] as readonly List[]
