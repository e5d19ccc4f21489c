import { useShared } from '../app-context.tsx'
import { isLink, linkTo, type SysLink } from '../contentful/links.ts'
import { navigate } from '../navigation/history.ts'
import { slideTo } from '../navigation/slides.ts'
import { useSpace } from '../space-context.tsx'
import { CreateEntry } from './create-entry.tsx'
import { acceptedFiles, acceptedTypes, type FieldProps } from './field-props.ts'
import { LinkedEntity } from './linked-entity.tsx'
import { useLinked } from './use-linked.ts'

export function LinkField({ field, value, onChange, control }: FieldProps<SysLink>) {
  return (
    <Links
      field={field}
      control={control}
      value={isLink(value) ? [value] : []}
      onChange={([link]) => onChange(link)}
      isMany={false}
      rules={field}
      linkType={field.linkType}
    />
  )
}

export function LinksField({ field, value = [], onChange, control }: FieldProps<SysLink[]>) {
  return (
    <Links
      field={field}
      control={control}
      value={value.filter(isLink)}
      onChange={(links) => onChange(links.length > 0 ? links : undefined)}
      isMany
      rules={{ validations: field.items?.validations }}
      linkType={field.items?.linkType}
    />
  )
}

type Props = Pick<FieldProps<SysLink>, 'field' | 'control'> & {
  value: SysLink[]
  onChange(value: SysLink[]): void
  isMany: boolean
  rules: Parameters<typeof acceptedTypes>[0]
  linkType: string | undefined
}

function Links({ field, value, onChange, control, isMany, rules, linkType }: Props) {
  const linked = useLinked(value)
  const type = linkType === 'Asset' ? 'Asset' : 'Entry'
  const add = (ids: string[]) => onChange([...(isMany ? value : []), ...ids.map((id) => linkTo(type, id))])
  const move = (from: number, to: number) => {
    const moved = value[from]
    if (moved) onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <div className="links">
      <ol>
        {value.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same entry may be linked twice
          <li key={`${link.sys.id}-${index}`}>
            <LinkedEntity link={link} entity={linked.get(link.sys.id)} />
            {isMany && (
              <>
                <Action label={`Move ${index + 1} up`} act={index > 0 && (() => move(index, index - 1))}>
                  ↑
                </Action>
                <Action
                  label={`Move ${index + 1} down`}
                  act={index < value.length - 1 && (() => move(index, index + 1))}
                >
                  ↓
                </Action>
              </>
            )}
            <Action label={`Remove ${index + 1}`} act={() => onChange(value.toSpliced(index, 1))}>
              ×
            </Action>
          </li>
        ))}
      </ol>
      {(isMany || value.length === 0) && (
        <AddLinks field={field} control={control} rules={rules} type={type} isMany={isMany} add={add} />
      )}
    </div>
  )
}

function Action({ label, act, children }: { label: string; act: (() => void) | false; children: string }) {
  return (
    <button type="button" className="plain" disabled={!act} aria-label={label} onClick={act || undefined}>
      {children}
    </button>
  )
}

type AddProps = Pick<Props, 'field' | 'control' | 'rules' | 'isMany'> & {
  type: 'Entry' | 'Asset'
  add(ids: string[]): void
}

function AddLinks({ field, control, rules, type, isMany, add }: AddProps) {
  const { scope, contentTypes } = useSpace()
  const { dialogs } = useShared()
  const types = acceptedTypes(rules)
  const creatable = contentTypes.filter(({ sys }) => types.length === 0 || types.includes(sys.id))
  const noun = type.toLowerCase()
  async function pick() {
    const filter = { contentTypes: types, mimetypeGroups: acceptedFiles(rules) }
    const chosen = await dialogs.ask({ kind: 'select', entityType: type, isMany, scope, ...filter })
    if (chosen) add([chosen].flat().map((entity) => (entity as { sys: { id: string } }).sys.id))
  }
  function createdAndLinked(id: string) {
    add([id])
    navigate({ screen: 'entry', scope, id, ...slideTo(id) })
  }
  return (
    <div className="inline">
      <button
        type="button"
        {...control}
        aria-label={`${field.name}: add existing ${noun}`}
        onClick={() => void pick()}
      >
        Add existing {noun}
      </button>
      {type === 'Entry' && (
        <CreateEntry contentTypes={creatable} label="Create and link" onCreated={createdAndLinked} />
      )}
    </div>
  )
}
