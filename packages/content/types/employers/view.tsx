import type { FormValues } from '../../define/json-form.ts'
import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { readBlock } from '../../shared/json/read-block.ts'
import styles from './employers.module.css'
import { employersForm } from './employers-form.ts'

export const Employers: View<'employers'> = ({ entry, page }) => {
  const { title, note, hashLink, employers: written } = entry.fields
  const { values, faults } = readBlock(employersForm, written)
  for (const { message } of faults) page.report(message)
  if (values.employers.length === 0) return null
  const Title = headingTag(page.rank)
  return (
    <div className={styles.employers}>
      <FragmentTarget name={hashLink} />
      {title ? (
        <Title className={styles.title} {...page.mark(entry, 'title')}>
          {title}
        </Title>
      ) : null}
      <ul className={styles.list} {...page.mark(entry, 'employers')}>
        {values.employers.map((employer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two employers can have the same name
          <Employer key={index} {...employer} />
        ))}
      </ul>
      {note ? (
        <p className={styles.note} {...page.mark(entry, 'note')}>
          {note}
        </p>
      ) : null}
    </div>
  )
}

type EmployerValues = FormValues<(typeof employersForm)['fields']>['employers'][number]

const Employer = ({ name, sector, city }: EmployerValues) => (
  <li>
    <span className={styles.name}>{name}</span>{' '}
    <span className={styles.where}>{[sector, city].filter(Boolean).join(' · ')}</span>
  </li>
)
