import { useShared } from '../app-context.tsx'
import { isLink, type Link, linkTo } from '../contentful/links.ts'
import { navigate } from '../navigation/history.ts'
import { slideTo } from '../navigation/slides.ts'
import { CreateEntry } from '../screens/create-entry.tsx'
import { useSpace } from '../space-context.tsx'
import { acceptedFiles, acceptedTypes, type FieldProps } from './field-props.ts'
import { LinkedEntity } from './linked-entity.tsx'
import { useLinked } from './use-linked.ts'

/** One reference. */
export function LinkField({ field, value, onChange, control }: FieldProps<Link>) {
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

/** References in an order. */
export function LinksField({ field, value = [], onChange, control }: FieldProps<Link[]>) {
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

type Props = Pick<FieldProps<Link>, 'field' | 'control'> & {
  value: Link[]
  onChange(value: Link[]): void
  isMany: boolean
  rules: Parameters<typeof acceptedTypes>[0]
  linkType: string | undefined
}

function Links({ field, value, onChange, control, isMany, rules, linkType }: Props) {
  const space = useSpace()
  const { dialogs } = useShared()
  const linked = useLinked(value)
  const type = linkType === 'Asset' ? 'Asset' : 'Entry'
  const types = acceptedTypes(rules)
  const creatable = space.contentTypes.filter(({ sys }) => types.length === 0 || types.includes(sys.id))

  const add = (ids: string[]) => onChange([...(isMany ? value : []), ...ids.map((id) => linkTo(type, id))])
  async function pick() {
    const filter = { contentTypes: types, mimetypeGroups: acceptedFiles(rules) }
    const chosen = await dialogs.ask({
      kind: 'select',
      entityType: type,
      isMany,
      scope: space.scope,
      ...filter,
    })
    if (chosen) add([chosen].flat().map((entity) => (entity as { sys: { id: string } }).sys.id))
  }
  function createdAndLinked(id: string) {
    add([id])
    navigate({ screen: 'entry', scope: space.scope, id, ...slideTo(id) })
  }
  const move = (from: number, to: number) => {
    const moved = value[from]
    if (moved && to >= 0 && to < value.length) onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved))
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
                <button
                  type="button"
                  className="plain"
                  disabled={index === 0}
                  aria-label={`Move ${index + 1} up`}
                  onClick={() => move(index, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="plain"
                  disabled={index === value.length - 1}
                  aria-label={`Move ${index + 1} down`}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </button>
              </>
            )}
            <button
              type="button"
              className="plain"
              aria-label={`Remove ${index + 1}`}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {(isMany || value.length === 0) && (
        <div className="inline">
          <button
            type="button"
            {...control}
            aria-label={`${field.name}: add existing ${type.toLowerCase()}`}
            onClick={() => void pick()}
          >
            Add existing {type.toLowerCase()}
          </button>
          {type === 'Entry' && (
            <CreateEntry contentTypes={creatable} label="Create and link" onCreated={createdAndLinked} />
          )}
        </div>
      )}
    </div>
  )
}
