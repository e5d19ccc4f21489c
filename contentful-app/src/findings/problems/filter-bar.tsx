import { spaces } from '@association/content'
import { Select, TextInput } from '@contentful/f36-components'
import { spaceNames } from '../../contentful/installation.ts'
import type { Filters } from './filters.ts'
import styles from './problems.module.css'

type Props = { filters: Filters; types: readonly string[]; onChange(filters: Filters): void }
type Option = { value: string; name: string }

export function FilterBar({ filters, types, onChange }: Props) {
  const choose = (id: keyof Filters, label: string, options: Option[]) => (
    <Select
      aria-label={label}
      size="small"
      value={filters[id]}
      onChange={({ currentTarget }) => onChange({ ...filters, [id]: currentTarget.value })}
    >
      {options.map(({ value, name }) => (
        <Select.Option key={value} value={value}>
          {name}
        </Select.Option>
      ))}
    </Select>
  )
  return (
    <search className={styles.filters}>
      {choose('space', 'Space', [
        { value: '', name: 'Both spaces' },
        ...spaces.map((space) => ({ value: space, name: spaceNames[space] })),
      ])}
      {choose('severity', 'Severity', [
        { value: '', name: 'Errors and advice' },
        { value: 'error', name: 'Errors' },
        { value: 'warning', name: 'Advice' },
      ])}
      {choose('type', 'Type', [
        { value: '', name: 'All types' },
        ...types.map((name) => ({ value: name, name })),
      ])}
      <TextInput
        size="small"
        type="search"
        aria-label="Search the problems"
        placeholder="Search"
        value={filters.text}
        onChange={({ currentTarget }) => onChange({ ...filters, text: currentTarget.value })}
      />
    </search>
  )
}
