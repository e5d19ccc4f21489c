import { FilterBar } from './filter-bar.tsx'
import { messages } from './messages.ts'

type Jump = { name: string; anchor: string }

export const JumpBar = ({ jumps }: { jumps: readonly Jump[] }) =>
  jumps.length > 1 ? (
    <FilterBar
      label={messages.jump}
      filters={jumps.map(({ name, anchor }) => ({ label: name, href: `#${anchor}`, isCurrent: false }))}
    />
  ) : null
