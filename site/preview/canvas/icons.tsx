const paths = {
  edit: 'M3 13l.7-3L10.5 3.2a1.4 1.4 0 0 1 2 0l.3.3a1.4 1.4 0 0 1 0 2L6 12.3 3 13z',
  up: 'M8 13V3.5M4 7.5l4-4 4 4',
  down: 'M8 3v9.5M4 8.5l4 4 4-4',
  drag: 'M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01',
  duplicate: 'M5.5 5.5h7v7h-7zM10.500 3.500h-7v7',
  hide: 'M2 8s2.200-4 6-4 6 4 6 4-2.200 4-6 4-6-4-6-4zM3 13L13 3',
  show: 'M2 8s2.200-4 6-4 6 4 6 4-2.200 4-6 4-6-4-6-4zM8 9.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3',
  remove: 'M3 4.500h10M6.500 4.500V3h3v1.500M4.500 4.500l.6 8.500h5.800l.6-8.500',
  insert: 'M8 3v10M3 8h10',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'drag' ? 2.2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
