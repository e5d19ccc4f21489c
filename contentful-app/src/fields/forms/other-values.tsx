import type { JsonFields } from '@association/content/define/field.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { Button } from '@contentful/f36-components'
import { useRef } from 'react'
import { useOpenForm } from './form-context.ts'
import styles from './forms.module.css'
import type { FormKeys } from './model/form-store.ts'
import { shortJson } from './short-json.ts'
import { usePart } from './use-part.ts'

type Props = { fields: JsonFields; place: FormKeys }

/** Values without a field stay until the editor removes them. */
export function OtherValues({ fields, place }: Props) {
  const { store } = useOpenForm()
  const group = useRef<HTMLDetailsElement>(null)
  const names = usePart(store, () => otherNames(store.at(place), fields).join('\n'))
  if (names === '') return null
  const list = names.split('\n')
  return (
    <details ref={group} className={styles.others}>
      <summary>{`Other values (${list.length})`}</summary>
      <p className={styles.help}>The site does not show them here. They are kept until you remove them.</p>
      <dl>
        {list.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code className={styles.code}>{shortJson(store.at([...place, name]))}</code>
              <Button
                size="small"
                variant="transparent"
                aria-label={`Remove ${name}`}
                isDisabled={store.root.isDisabled()}
                onClick={() => {
                  group.current?.closest<HTMLElement>('fieldset')?.focus()
                  store.put([...place, name], undefined, { said: `Removed “${name}”` })
                }}
              >
                Remove
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const otherNames = (value: unknown, fields: JsonFields) =>
  isRecord(value) ? Object.keys(value).filter((name) => !Object.hasOwn(fields, name)) : []
