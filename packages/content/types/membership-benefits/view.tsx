import { buttonClass } from '@association/ui/button/button-class.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { TableRegion } from '../../html/table-region.tsx'
import { properties } from '../../safe/properties.ts'
import styles from './membership-benefits.module.css'
import { joinPath, messages } from './messages.ts'
import { type Benefit, type Benefits, readBenefits } from './read-benefits.ts'

/** A minimum makes rows of one and two lines look regular. */
export const row = { heightPx: 68 } as const

type Props = { entry: Entry<'membershipBenefits'>; page: Page }

export const MembershipBenefits: View<'membershipBenefits'> = ({ entry, page }) => {
  const { content, buttonText, ...written } = entry.fields
  const { benefits, faults } = readBenefits(written)
  for (const { field, message } of faults) page.report(`${field}: ${message}`)
  if (!benefits) return null
  return (
    <div className={styles.benefits}>
      {content ? <div {...page.mark(entry, 'content')}>{page.richText(content)}</div> : null}
      <Table benefits={benefits} entry={entry} page={page} />
      <Join text={buttonText} entry={entry} page={page} />
    </div>
  )
}

function Table({ benefits, entry, page }: Props & { benefits: Benefits }): ReactNode {
  if (benefits.rows.length === 0) return null
  return (
    <TableRegion className={styles.table}>
      <caption className="visually-hidden">{messages.table}</caption>
      <thead>
        <tr>
          <th scope="col">{benefits.title}</th>
          <th scope="col" className={styles.flag} {...page.mark(entry, 'MembersOnly')}>
            {benefits.members}
          </th>
          <th scope="col" className={styles.flag} {...page.mark(entry, 'allCommunity')}>
            {benefits.everyone}
          </th>
        </tr>
      </thead>
      <tbody {...page.mark(entry, 'statisticsList')}>
        {benefits.rows.map((benefit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a benefit has no other name than its place
          <Row key={index} benefit={benefit} page={page} />
        ))}
      </tbody>
    </TableRegion>
  )
}

const Row = ({ benefit, page }: { benefit: Benefit; page: Page }) => (
  <tr style={properties({ height: `${row.heightPx}px` })}>
    <th scope="row">{page.html(benefit.html)}</th>
    <td className={styles.flag}>
      <Flag is={benefit.isForMembers} />
    </td>
    <td className={styles.flag}>
      <Flag is={benefit.isForEveryone} />
    </td>
  </tr>
)

const Flag = ({ is }: { is: boolean }) => (
  <Icon
    name={is ? 'check' : 'close'}
    label={is ? messages.yes : messages.no}
    className={is ? styles.yes : styles.no}
  />
)

function Join({ text, entry, page }: Props & { text: string }): ReactNode {
  const link = page.memberApp(joinPath)
  if (!link.href) return null
  return (
    <p className={styles.join}>
      <a {...link} className={buttonClass('yellow')} {...page.mark(entry, 'buttonText')}>
        {text}
      </a>
    </p>
  )
}
