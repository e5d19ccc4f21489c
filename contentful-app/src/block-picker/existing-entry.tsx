import type { BlockPosition } from '@association/content/preview/operations.ts'
import { Button, Note } from '@contentful/f36-components'
import { spaceNames } from '../contentful/installation.ts'
import { idsIn } from '../contentful/link-list.ts'
import type { Desk } from '../desk/desk.ts'
import { untilSaved } from '../desk/until-saved.ts'
import type { FieldValue } from '../entry/field-value.ts'
import { kindOf, pick } from '../fields/links/pick.ts'
import { insertExisting, select } from './blueprints/insert-blocks.ts'
import styles from './picker.module.css'

type Props = {
  desk: Desk
  at: BlockPosition
  field: FieldValue
  run(words: string, insert: () => Promise<unknown>): void
}

export function ExistingEntry({ desk, at, field, run }: Props) {
  const { session } = desk
  if (at.space !== session.here.space)
    return (
      <Note variant="neutral">
        Contentful lists only the entries of this space. To use an existing entry here, open the page in the{' '}
        {spaceNames[at.space]} space.
      </Note>
    )
  const choose = () =>
    run('Choosing an entry…', async () => {
      const { field: definition } = field
      const kind = kindOf(definition)
      const max =
        kind.isList && definition.max !== undefined ? definition.max - idsIn(field.get()).length : undefined
      // Contentful's dialog searches stored values only.
      await untilSaved(desk)
      const ids = await pick(session, { ...kind, accepts: { ...kind.accepts, max } })
      await insertExisting(desk, { at, ids })
      const [first] = ids
      if (first !== undefined) select(desk, { at, first: { space: at.space, entry: first } })
    })
  return (
    <div className={styles.existing}>
      <p>
        An entry can appear on several pages. A change of it is then visible on all of them. To change it here
        only, insert it and duplicate it.
      </p>
      <Button variant="primary" onClick={choose}>
        Choose an entry
      </Button>
    </div>
  )
}
