import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { Select } from '@contentful/f36-components'
import { useEffect, useState } from 'react'

type Props = { examples: NonNullable<Field['examples']>; onChoose(example: unknown): void }

/** Loads the examples when the field is first shown empty. */
export function JsonExamples({ examples, onChoose }: Props) {
  const [known, setKnown] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    let isGone = false
    // The field works without examples.
    examples().then(
      (fetched) => isGone || setKnown(fetched),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [examples])
  return (
    <Select
      aria-label="Start from an example"
      value=""
      onChange={({ currentTarget }) => onChoose(known[currentTarget.value])}
    >
      <Select.Option value="">Start from an example…</Select.Option>
      {Object.keys(known).map((name) => (
        <Select.Option key={name} value={name}>
          {sentence(name)}
        </Select.Option>
      ))}
    </Select>
  )
}
