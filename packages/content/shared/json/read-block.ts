import type { FormValues, Schema } from '../../define/json-form.ts'
import { plain } from '../../safe/plain-json.ts'
import { type JsonFault, top } from './faults.ts'
import { advice, readValues } from './read-values.ts'

export type BlockRead<S extends Schema> = { values: FormValues<S['fields']>; faults: readonly JsonFault[] }

export function readBlock<S extends Schema>(
  schema: S,
  data: unknown,
  attached?: ReadonlySet<string>,
): BlockRead<S> {
  const here = { ...top, attached }
  const safe = plain(data ?? {})
  const read = readValues(schema.fields, 'json' in safe ? safe.json : {}, here)
  const faults: readonly JsonFault[] =
    'fault' in safe
      ? [{ severity: 'error', message: `Data ${safe.fault}`, isShape: true }]
      : [...read.faults, ...advice(schema.checks ?? [], safe.json, here)]
  // These fields read the values; TypeScript cannot follow a loop over keys.
  return { values: read.values as FormValues<S['fields']>, faults }
}
