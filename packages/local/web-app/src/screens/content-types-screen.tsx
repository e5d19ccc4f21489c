import { useSpace } from '../space-context.tsx'

/** Read-only: only migrations change the content model. */
export function ContentTypesScreen() {
  const { contentTypes } = useSpace()
  return (
    <section className="page">
      <h1>Content model</h1>
      <p className="quiet">{contentTypes.length} content types. Only migrations change them.</p>
      {contentTypes.map(({ sys, name, description, fields, displayField }) => (
        <details key={sys.id} className="content-type">
          <summary>
            <strong>{name}</strong> <code>{sys.id}</code> <span className="quiet">{description}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Id</th>
                <th scope="col">Type</th>
                <th scope="col">Required</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.id}>
                  <td>
                    {field.name}
                    {field.id === displayField && <span className="quiet"> (title)</span>}
                  </td>
                  <td>
                    <code>{field.id}</code>
                  </td>
                  <td>{typeOf(field)}</td>
                  <td>{field.required ? 'Yes' : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  )
}

type FieldType = { type: string; linkType?: string; items?: { type: string; linkType?: string } }

const typeOf = ({ type, linkType, items }: FieldType): string =>
  items ? `${typeOf(items)}, many` : type === 'Link' ? `${linkType}` : type
