import type { ContentTypeProps } from 'contentful-management'
import { type FormEvent, useState } from 'react'
import { useShared } from '../app-context.tsx'
import type { Clients, Scope } from '../contentful/clients.ts'
import { problemOf } from '../contentful/problems.ts'
import { navigate } from '../navigation/history.ts'
import { useSpace } from '../space-context.tsx'

type Props = {
  contentTypes: readonly ContentTypeProps[]
  label?: string
  /** Without it, the new entry opens. */
  onCreated?(id: string): void
}

export function CreateEntry({ contentTypes, label = 'Add entry', onCreated }: Props) {
  const { clients, notices } = useShared()
  const { scope } = useSpace()
  const [chosenId, setChosenId] = useState('')
  const [isBusy, setBusy] = useState(false)
  const chosen = contentTypes.find(({ sys }) => sys.id === chosenId) ?? contentTypes[0]
  async function create(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    setBusy(true)
    try {
      const id = await createEntry(clients, scope, chosen)
      if (onCreated) onCreated(id)
      else navigate({ screen: 'entry', scope, id })
    } catch (error) {
      notices.show({ type: 'error', message: problemOf(error).message })
    }
    setBusy(false)
  }
  if (!chosen) return null
  return (
    <form className="create" onSubmit={create}>
      {contentTypes.length > 1 && (
        <select
          aria-label={`${label}: content type`}
          value={chosen.sys.id}
          onChange={(event) => setChosenId(event.target.value)}
        >
          {contentTypes.map(({ sys, name }) => (
            <option key={sys.id} value={sys.id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button type="submit" disabled={isBusy}>
        {contentTypes.length > 1 ? label : `${label}: ${chosen.name}`}
      </button>
    </form>
  )
}

/** Applies default values, as Contentful's web app does. */
async function createEntry({ cma }: Pick<Clients, 'cma'>, scope: Scope, { sys, fields }: ContentTypeProps) {
  const defaults = fields.flatMap(({ id, defaultValue }) => (defaultValue ? [[id, defaultValue]] : []))
  const entry = await cma.entry.create(
    { ...scope, contentTypeId: sys.id },
    { fields: Object.fromEntries(defaults) },
  )
  return entry.sys.id
}
