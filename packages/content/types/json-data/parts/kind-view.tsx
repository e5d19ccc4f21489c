import type { ReactNode } from 'react'
import type { FormValues, Schema } from '../../../define/json-form.ts'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import type { JsonFault } from '../../../shared/json/faults.ts'
import { readBlock } from '../../../shared/json/read-block.ts'

export type Block = { entry: Entry<'jsonData'>; page: Page }
export type KindProps<S extends Schema> = {
  data: FormValues<S['fields']>
  faults: readonly JsonFault[]
  block: Block
}

export function kindView<S extends Schema>(schema: S, look: (props: KindProps<S>) => ReactNode) {
  return (block: Block): ReactNode => {
    const { values, faults } = readBlock(schema, block.entry.fields.data)
    for (const { severity, message } of faults) if (severity === 'error') block.page.report(message)
    return look({ data: values, faults, block })
  }
}
