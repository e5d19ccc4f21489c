import { isRecord } from '@association/content/safe/is-record.ts'

export type Path = readonly (string | number)[]

export function valueAt(json: unknown, path: Path): unknown {
  let value = json
  for (const step of path) value = memberOf(value, step)
  return value
}

/** An undefined value removes the member. */
export function withValue(json: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = withValue(memberOf(json, step), rest, value)
  if (typeof step === 'number') {
    const list = Array.isArray(json) ? json : []
    return inner === undefined ? list.toSpliced(step, 1) : list.with(Math.min(step, list.length - 1), inner)
  }
  const { [step]: _, ...others } = isRecord(json) ? json : {}
  if (inner === undefined) return others
  return isRecord(json) && Object.hasOwn(json, step)
    ? { ...json, [step]: inner }
    : { ...others, [step]: inner }
}

function memberOf(json: unknown, step: string | number): unknown {
  if (typeof step === 'number') return Array.isArray(json) ? json[step] : undefined
  return isRecord(json) && Object.hasOwn(json, step) ? json[step] : undefined
}
