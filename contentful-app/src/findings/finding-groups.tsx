import type { Finding, Severity } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { type ReactNode, useState } from 'react'
import styles from './finding-groups.module.css'

type Props = {
  findings: readonly Finding[]
  children(finding: Finding): ReactNode
}

/** Groups of up to this many findings start open. */
const mostAtOnce = 3
const perStep = 50

const parts = [
  { severity: 'error', name: 'Errors' },
  { severity: 'warning', name: 'Advice' },
] as const satisfies readonly { severity: Severity; name: string }[]

export function FindingGroups({ findings, children }: Props) {
  const groups = groupFindings(findings)
  return parts.map(({ severity, name }) => {
    const own = groups.filter((group) => group.severity === severity)
    if (own.length === 0) return null
    return (
      <section key={severity} aria-label={name} className={styles.part} data-severity={severity}>
        <h3>{name}</h3>
        {own.map((group) => (
          <Group key={group.id} group={group}>
            {children}
          </Group>
        ))}
      </section>
    )
  })
}

type GroupProps = { group: FindingGroup; children: Props['children'] }

function Group({ group, children }: GroupProps) {
  const { title, findings } = group
  const [isOpen, setOpen] = useState(findings.length <= mostAtOnce)
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {title} {findings.length > 1 && <span className={styles.count}>{findings.length}</span>}
      </summary>
      {isOpen && <Findings findings={findings}>{children}</Findings>}
    </details>
  )
}

/** Renders in steps, so that a thousand findings open as fast as ten. */
function Findings({ findings, children }: Props) {
  const [shown, setShown] = useState(perStep)
  const more = Math.min(perStep, findings.length - shown)
  return (
    <>
      <ul className={styles.list}>
        {findings.slice(0, shown).map((finding, index) => (
          // One entry may be told the same of twice: the place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is only the last resort
          <li key={`${finding.space}/${finding.entry}/${finding.field}/${finding.message}/${index}`}>
            {children(finding)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" onClick={() => setShown((count) => count + perStep)}>
          {`Show ${more} more`}
        </Button>
      )}
    </>
  )
}

type FindingGroup = { id: string; title: string; severity: Severity; findings: readonly Finding[] }

export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ severity, rule }) => `${severity}/${rule}`)
  return [...groups]
    .flatMap(([id, found]): FindingGroup[] => {
      const [first] = found
      if (!first) return []
      const { ruleTitle: title = 'Values that cannot be read', severity } = first
      return [{ id, title, severity, findings: found }]
    })
    .toSorted((one, other) => rank[one.severity] - rank[other.severity])
}

const rank: Record<Severity, number> = { error: 0, warning: 1 }
