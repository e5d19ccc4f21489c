import type { Content } from '../entity.ts'
import { isLink } from '../entity.ts'
import { localized } from '../store/locales.ts'
import type { World } from './world.ts'

/** All values at a path: lists are flattened, links followed where the path goes on behind them. */
export function valuesAt(document: Content, path: readonly string[], world: World): unknown[] {
  const [root, ...rest] = path
  if (root === 'fields') return fieldValues(document, rest, world)
  return descend((document as Record<string, unknown>)[root ?? ''], rest, world)
}

function fieldValues(document: Content, path: readonly string[], world: World): unknown[] {
  const [id = '', ...rest] = path
  const values = document.fields[id]
  if (values === undefined) return []
  const [code, ...behind] = rest
  if (code !== undefined && world.languages.codes.has(code)) return descend(values[code], behind, world)
  const value = localized(values, world.locale, world.languages) ?? values[world.languages.default]
  return descend(value, rest, world)
}

function descend(value: unknown, path: readonly string[], world: World): unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => descend(item, path, world))
  const [key, ...rest] = path
  if (key === undefined) return [value]
  if (isLink(value) && leadsBehind(path)) {
    const target = world.resolve(value)
    return target ? valuesAt(target, path, world) : []
  }
  return typeof value === 'object' ? descend((value as Record<string, unknown>)[key], rest, world) : []
}

/** `sys.id` is written in the link itself; its content type and its fields are in the target. */
const leadsBehind = ([root, key]: readonly string[]) =>
  root === 'fields' || (root === 'sys' && key !== 'id' && key !== 'type' && key !== 'linkType')
