import * as definitions from '../generated/lists.ts'
import type { List } from './list.ts'

/** The cast: each list has its own entry type. */
export const lists = Object.values(definitions) as readonly unknown[] as readonly List[]
