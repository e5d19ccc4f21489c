import * as definitions from '../generated/lists.ts'
import type { List } from './list.ts'

export const lists = Object.values(definitions) as readonly unknown[] as readonly List[]
