import type { FieldChange } from './differences/compare-versions.ts'
import type { Patch, VersionItem } from './differences/version.ts'
import type { Restore } from './restore.ts'

const isSame = (one: Omit<Restore, 'value' | 'label'>, other: Omit<Restore, 'value' | 'label'>) =>
  one.space === other.space && one.entry === other.entry && one.field === other.field

/** Files are not restored, because they may be on other pages. */
export const restoreOf = (
  { space, id }: VersionItem,
  { id: field, label, before }: FieldChange,
): Restore => ({
  ...{ space, entry: id, field, label },
  value: before ?? null,
})

export const isStaged = (staged: readonly Restore[], restore: Restore) =>
  staged.some((each) => isSame(each, restore))

export function toggled(staged: readonly Restore[], restores: readonly Restore[]): readonly Restore[] {
  const rest = staged.filter((each) => !isStaged(restores, each))
  return restores.every((each) => isStaged(staged, each)) ? rest : [...rest, ...restores]
}

export const patchesFor = (restores: readonly Restore[]): Patch[] =>
  restores.map(({ space, entry, field, value }) => ({ space, entry, fields: { [field]: value } }))
