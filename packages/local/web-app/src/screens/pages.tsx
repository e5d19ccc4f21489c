type Props = { total: number; skip: number; size: number; onChange(skip: number): void }

export function Pages({ total, skip, size, onChange }: Props) {
  if (total <= size) return null
  return (
    <nav className="pages" aria-label="Pages">
      <button type="button" disabled={skip === 0} onClick={() => onChange(skip - size)}>
        Previous
      </button>
      <span>
        {skip + 1}–{Math.min(skip + size, total)} of {total}
      </span>
      <button type="button" disabled={skip + size >= total} onClick={() => onChange(skip + size)}>
        Next
      </button>
    </nav>
  )
}
