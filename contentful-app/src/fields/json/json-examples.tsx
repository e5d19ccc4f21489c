import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { Select } from '@contentful/f36-components'
import { useEffect, useState } from 'react'

type Props = { examples: NonNullable<Field['examples']>; onChoose(example: unknown): void }

/** Offers what an editor may start from; the examples come when the field is first shown empty. */
export function JsonExamples({ examples, onChoose }: Props) {
  const [known, setKnown] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    let isGone = false
    // Without them the field is as it always was.
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
