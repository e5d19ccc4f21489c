import type { Desk } from '../../desk/desk.ts'
import type { DeskActions } from '../../desk/desk-context.ts'
import { useObserved } from '../../desk/use-observed.ts'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from '../../icons/icon-button.tsx'
import type { EntryRef } from '../../links/addresses.ts'
import { openInContentful } from '../../links/open-in-contentful.ts'
import { nameOf } from '../../outline/names.ts'
import { rootOf } from '../../outline/use-outline.ts'
import styles from './entry-editor.module.css'

type Props = { actions: DeskActions; trail: readonly EntryRef[] }

/** The way from the page to the entry that is edited. Each step leads back up. */
export function Breadcrumb({ actions: { desk }, trail }: Props) {
  const names = useNames(desk, trail)
  const go = (length: number) => desk.selection.select({ trail: trail.slice(0, length) })
  const isRoot = trail.length <= 1
  return (
    <div className={styles.crumbs}>
      {!isRoot && <IconButton icon="left" label="Back" onClick={() => go(trail.length - 1)} />}
      <nav aria-label="Breadcrumb">
        <ol>
          {names.map((name, index) => (
            <li key={`${trail[index]?.entry}/${name}`}>
              {index > 0 && <Icon name="open" size={12} />}
              {index === names.length - 1 ? (
                <span aria-current="page" title={name}>
                  {name}
                </span>
              ) : (
                <button type="button" title={name} onClick={() => go(index + 1)}>
                  {name}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {!isRoot && <OpenElsewhere desk={desk} target={trail.at(-1)} />}
    </div>
  )
}

function useNames(desk: Desk, trail: readonly EntryRef[]): string[] {
  const tree = useObserved(desk.tree)
  return trail.map(({ entry }, index) => {
    if (tree.phase !== 'known') return index === 0 ? desk.root.type.name : 'Block'
    return nameOf(index === 0 ? rootOf(desk, tree) : tree.content.entries.get(entry))
  })
}

/** Contentful's own editor has what this one does not, such as tags and versions. */
function OpenElsewhere({ desk: { session }, target }: { desk: Desk; target: EntryRef | undefined }) {
  if (!target) return null
  const open = () => openInContentful(session, target)
  return <IconButton icon="away" label="Open in Contentful" onClick={open} />
}
