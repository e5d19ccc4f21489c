import type { ReactNode } from 'react'

export type IconName = keyof typeof shapes

/** The button needs its own accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}

const letter = (text: string, style: object): ReactNode => (
  <text x="10" y="15" textAnchor="middle" fontSize="15" fill="currentColor" stroke="none" style={style}>
    {text}
  </text>
)

const path = (d: string): ReactNode => <path d={d} />

const shapes = {
  bold: letter('B', { fontWeight: 800 }),
  italic: letter('I', { fontStyle: 'italic', fontFamily: 'Georgia, serif', fontWeight: 600 }),
  underline: letter('U', { textDecoration: 'underline', fontWeight: 600 }),
  'unordered-list': path('M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01'),
  'ordered-list': path('M9 5h8M9 10h8M9 15h8M3 4l1-.7V7M3 12.2c.3-.9 2-.9 2 .2 0 .8-2 1.3-2 2.3h2'),
  blockquote: path('M4 13c2 0 3-1.5 3-4V6H3.500v4H6M12.5 13c2 0 3-1.5 3-4V6H12v4h2.5'),
  link: path(
    'M8.5 11.500a3 3 0 0 0 4.3 0l2.7-2.700a3 3 0 0 0-4.3-4.300L10 5.700M11.5 8.500a3 3 0 0 0-4.3 0l-2.7 2.700a3 3 0 0 0 4.3 4.300L10 14.3',
  ),
  more: path('M4.5 10h.01M10 10h.01M15.5 10h.01'),
  insert: path('M10 4v12M4 10h12'),
  table: path('M3 4.500h14v11H3zM3 8.500h14M8 4.500v11M3 12h14'),
  undo: path('M7 5L3.5 8.5 7 12M4 8.500h8a4 4 0 0 1 0 8h-2'),
  redo: path('M13 5l3.5 3.500L13 12M16 8.500H8a4 4 0 0 0 0 8h2'),
  help: path('M7.5 7.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .9-1 1.700M10 14.500h.01'),
  down: path('M6 8l4 4 4-4'),
  up: path('M6 12l4-4 4 4'),
  remove: path('M5 5l10 10M15 5L5 15'),
  replace: path('M4 7h10l-3-3M16 13H6l3 3'),
  file: path('M5 3h6l4 4v10H5zM11 3v4h4'),
  entry: path('M4 4h12v12H4zM7 8h6M7 12h4'),
} as const satisfies Record<string, ReactNode>
