import { Button } from '@contentful/f36-components'
import { useState } from 'react'
import { useSibling } from '../field/entry-context.ts'
import { useOpenForm } from './form-context.ts'
import { usePart } from './use-part.ts'

export function Examples() {
  const { store } = useOpenForm()
  const { examples } = store.root.field
  const kind = useSibling('kind')
  const [problem, setProblem] = useState('')
  const isBlank = usePart(store, () => Object.keys(store.values() ?? {}).length === 0)
  if (!examples || !isBlank || store.root.isDisabled()) return null
  const start = async () => {
    const known = await examples().catch(() => undefined)
    const example = known?.[String(kind)]
    if (example === undefined)
      return setProblem('The example could not be loaded. Write the first field yourself.')
    store.root.act(example, 'Started from the example')
  }
  return (
    <p>
      <Button size="small" onClick={() => void start()}>
        Start from an example
      </Button>
      <span role="status">{problem}</span>
    </p>
  )
}
