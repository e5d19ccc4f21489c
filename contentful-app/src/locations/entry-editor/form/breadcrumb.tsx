import { useId, useRef } from 'react'
import { Icon } from '../../../base/icons/icon.tsx'
import { IconButton } from '../../../base/icons/icon-button.tsx'
import { useObserved } from '../../../base/observed.ts'
import type { EntryRef } from '../../../contentful/addresses.ts'
import { openInContentful } from '../../../contentful/open-in-contentful.ts'
import type { Desk } from '../../../desk/desk.ts'
import type { DeskActions } from '../../../desk/desk-context.ts'
import { nameOf } from '../../../outline/rows/names.ts'
import { rootOf } from '../../../outline/use-outline.ts'
import styles from '../entry-editor.module.css'

type Props = { actions: DeskActions; trail: readonly EntryRef[] }

export function Breadcrumb({ actions: { desk }, trail }: Props) {
  const names = useNames(desk, trail)
  const go = (length: number) => desk.selection.select({ trail: trail.slice(0, length) })
  const isRoot = trail.length <= 1
  return (
    <div className={styles.crumbs}>
      {!isRoot && <IconButton icon="left" label="Back" onClick={() => go(trail.length - 1)} />}
      <nav aria-label="Breadcrumb">
        <ol>
          {crumbsOf(names).map((crumb) =>
            'hidden' in crumb ? (
              <li key="middle" className={styles.middle}>
                <Icon name="open" size={12} />
                <Middle steps={crumb.hidden} onGo={go} />
              </li>
            ) : (
              <li key={crumb.length}>
                {crumb.length > 1 && <Icon name="open" size={12} />}
                {crumb.length === names.length ? (
                  <span aria-current="page" title={crumb.name}>
                    {crumb.name}
                  </span>
                ) : (
                  <button type="button" title={crumb.name} onClick={() => go(crumb.length)}>
                    {crumb.name}
                  </button>
                )}
              </li>
            ),
          )}
        </ol>
      </nav>
      {!isRoot && <OpenElsewhere desk={desk} target={trail.at(-1)} />}
    </div>
  )
}

function Middle({ steps, onGo }: { steps: readonly TrailPart[]; onGo(length: number): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={`${steps.length} more steps`}
        title={steps.map(({ name }) => name).join(' › ')}
      >
        …
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={styles.steps}
        onBeforeToggle={() => {
          const box = button.current?.getBoundingClientRect()
          if (box && list.current)
            Object.assign(list.current.style, { left: `${box.left}px`, top: `${box.bottom}px` })
        }}
      >
        {steps.map(({ name, length }) => (
          <li key={length}>
            <button
              type="button"
              onClick={() => {
                list.current?.hidePopover()
                onGo(length)
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function useNames(desk: Desk, trail: readonly EntryRef[]): string[] {
  const tree = useObserved(desk.tree)
  return trail.map(({ entry }, index) => {
    if (tree.phase !== 'known') return index === 0 ? desk.root.type.name : 'Block'
    return nameOf(index === 0 ? rootOf(desk, tree) : tree.content.entries.get(entry))
  })
}

/** Contentful's editor has more features, such as tags and versions. */
function OpenElsewhere({ desk: { session }, target }: { desk: Desk; target: EntryRef | undefined }) {
  if (!target) return null
  const open = () => openInContentful(session, target)
  return <IconButton icon="away" label="Open in Contentful" onClick={open} />
}

/** `length` is the number of entries up to the step. */
type TrailPart = { name: string; length: number }
type Crumb = TrailPart | { hidden: readonly TrailPart[] }

const mostShown = 3

/** A long path hides the steps between the page and the block. */
export function crumbsOf(names: readonly string[]): readonly Crumb[] {
  const steps = names.map((name, index) => ({ name, length: index + 1 }))
  if (steps.length <= mostShown) return steps
  return [...steps.slice(0, 1), { hidden: steps.slice(1, -1) }, ...steps.slice(-1)]
}
